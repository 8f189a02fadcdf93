// A box that narrows a list of options while one types (REND-4). Only what is shown changes: never what is chosen.
import { useState } from 'react'
import { detached } from './detached'
import type { FilterWords, Option } from './controlProps'

/** The options whose label contains the query, in either case; all of them for a blank query. */
export function matchingOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? options : options.filter(({ label }) => label.toLowerCase().includes(wanted))
}

/** What is typed, and the options left by it. Without `words` there is no box and all options stay. */
export function useFilter(options: readonly Option[], words: FilterWords | undefined) {
  const [query, setQuery] = useState('')
  return { query, setQuery, shown: words === undefined ? options : matchingOptions(options, query) }
}

export interface FilterBoxProps {
  /** The id of the field; the box's own is `${id}-filter`. */
  id: string
  words: FilterWords
  query: string
  onQuery: (query: string) => void
  /** How many options match, … */
  shown: number
  /** … of how many. */
  total: number
}

/** Classes: `a2s-filter`, `a2s-input`, `a2s-filter-status`. */
export function FilterBox({ id, words, query, onQuery, shown, total }: FilterBoxProps) {
  const status = shown === 0 ? words.none : words.status(shown, total)
  return (
    <div className="a2s-filter">
      <input
        {...detached}
        id={`${id}-filter`}
        className="a2s-input"
        type="text"
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.label}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value)
        }}
        onKeyDown={(event) => {
          // Escape empties the box first, and reaches a host's dialog only when there is nothing to empty. While an input
          // method composes, it is that method's own.
          if (event.key !== 'Escape' || query === '' || event.nativeEvent.isComposing) return
          event.stopPropagation()
          onQuery('')
        }}
      />
      <p className="a2s-filter-status" role="status">
        {query.trim() === '' ? '' : status}
      </p>
    </div>
  )
}
