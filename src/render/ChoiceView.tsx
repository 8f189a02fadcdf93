// A choice as the control that suits it (REND-4): one of many a select, several a group of checkboxes, chips a toggle group; with
// a filter box the options lie open.
import { useState } from 'react'
import { chosenKeys, encodeMany, encodeOne, keyOf, type Pick, valueOf } from '../catalog/choice'
import type { ChoiceNode } from '../catalog/node'
import { present } from './present'
import { useScope } from './scope'
import { useTexts } from './useBound'
import { useField } from './useField'

export function ChoiceView({ node }: { node: ChoiceNode }) {
  const { value, edit, props } = useField(node)
  const { slots, strings, locale, dir, nonce, portalContainer } = useScope().settings
  const { CheckboxGroup, RadioGroup, Select, ToggleGroup } = slots
  const [picked, setPicked] = useState<Pick>()
  const labels = useTexts(node.labels)

  const options = labels.map((label, index) => ({ value: keyOf(index), label }))
  const keys = chosenKeys(node, value, picked)
  const filter = node.filterable
    ? {
        label: strings.filter,
        status: (shown: number, total: number) => strings.filterStatus(shown, total, locale),
        none: strings.filterNone,
      }
    : undefined
  const clearLabel = node.required ? undefined : strings.clear

  const chooseOne = (key: string): void => {
    setPicked(key === '' ? undefined : { key, value: valueOf(node, key) })
    edit(encodeOne(node, key))
  }
  const chooseMany = (next: readonly string[]): void => {
    edit(encodeMany(node, value, next))
  }

  if (node.display === 'chips') {
    return (
      <ToggleGroup
        {...props}
        {...present({ filter })}
        options={options}
        multiple={node.multiple}
        value={keys}
        onChange={(next) => {
          if (node.multiple) chooseMany(next)
          else chooseOne(next.at(-1) ?? '')
        }}
      />
    )
  }
  if (node.multiple) {
    return <CheckboxGroup {...props} {...present({ filter })} options={options} value={keys} onChange={chooseMany} />
  }
  const one = { ...props, options, value: keys[0] ?? '', onChange: chooseOne, ...present({ clearLabel }) }
  if (filter !== undefined) return <RadioGroup {...one} filter={filter} />
  return <Select {...one} {...present({ dir, nonce, portalContainer })} placeholder={strings.choose} />
}
