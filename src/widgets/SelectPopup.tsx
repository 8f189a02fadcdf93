// The list of an open select, at the end of the page and so outside the surface: the look is copied over from the trigger.
import { Content, Item, ItemText, Portal, Viewport } from '@radix-ui/react-select'
import { type RefObject, useCallback } from 'react'
import { Icon } from './Icon'
import type { Option } from './controlProps'
import { copyLook } from './copyLook'
import { moveInShadowRoot } from './moveInShadowRoot'
import { piecesOf } from './piecesOf'

/** Radix refuses an item of the value `''`; behind a prefix every string is one, and `''` can stand for "no choice". */
export const toItem = (value: string) => `:${value}`
export const toValue = (item: string) => item.slice(1)

export interface SelectPopupProps {
  /** The entries in order; one of the value `''` empties the field. */
  options: readonly Option[]
  /** The button that opens the list. */
  trigger: RefObject<HTMLButtonElement | null>
  /** What names the list. */
  name: { 'aria-labelledby': string } | { 'aria-label': string }
  /** Where the portal goes; default: `document.body`. */
  container: HTMLElement | undefined
  /** For Radix's style element. */
  nonce: string | undefined
}

/** Classes: `a2s-popup`, `a2s-popup-list`, `a2s-item`, `a2s-item-clear`. */
export function SelectPopup({ options, trigger, name, container, nonce }: SelectPopupProps) {
  const adoptLook = useCallback(
    (popup: HTMLDivElement | null) => {
      if (popup !== null && trigger.current !== null) copyLook(trigger.current, popup)
    },
    [trigger],
  )
  return (
    <Portal container={container}>
      <Content
        {...name}
        ref={adoptLook}
        className="a2s-popup"
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        onKeyDown={moveInShadowRoot}
      >
        {/* Radix hides the scroll bar by a rule outside any layer; only an inline style wins. Never in server HTML. */}
        <Viewport className="a2s-popup-list" style={{ scrollbarWidth: 'thin' }} nonce={nonce}>
          {options.map(({ value, label }) => (
            <Item
              key={value}
              value={toItem(value)}
              textValue={label}
              className={value === '' ? 'a2s-item a2s-item-clear' : 'a2s-item'}
            >
              <ItemText>{piecesOf(label)}</ItemText>
              <Icon name="check" />
            </Item>
          ))}
        </Viewport>
      </Content>
    </Portal>
  )
}
