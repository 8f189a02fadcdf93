// The list of a select, on Radix, loaded late. It stands at the end of the page and so outside the surface: the look is copied over
// from the field. Radix never sees an empty value, and its hidden <select> and value slot are left out: they carry style attributes.
import {
  Content,
  Item,
  ItemText,
  Portal,
  SelectTrigger as Trigger,
  type SelectTriggerProps,
  unstable_SelectProvider as Provider,
  Viewport,
} from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { forwardRef, type RefObject, useCallback, useImperativeHandle } from 'react'
import type { Option } from './controlProps'
import { copyLook } from './copyLook'
import { moveInShadowRoot } from './moveInShadowRoot'
import { piecesOf } from './piecesOf'
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect'

/** What a field does at a key or a press, once the list is there. */
export type TriggerHandlers = Pick<SelectTriggerProps, 'onKeyDown' | 'onPointerDown'>

export interface SelectPopupProps {
  /** The entries in order; one of the value `''` empties the field. */
  options: readonly Option[]
  /** The present value, `''` for none. */
  value: string
  onChange: (value: string) => void
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens the list, which stays the field's own. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Filled with what that button is to do. */
  handlersRef: RefObject<TriggerHandlers>
  /** Id of the list. */
  id: string
  /** What names the list. */
  name: { 'aria-labelledby': string } | { 'aria-label': string }
  dir: 'ltr' | 'rtl'
  /** Where the portal goes; default: `document.body`. */
  container: HTMLElement | undefined
  /** For Radix's style elements. */
  nonce: string | undefined
}

/** Radix refuses an item of the value `''`; behind a prefix every string is one, and `''` can stand for "no choice". */
const toItem = (value: string): string => `:${value}`
const toValue = (item: string): string => item.slice(1)

/** Classes: `a2s-popup`, `a2s-popup-list`, `a2s-item`, `a2s-item-clear`. */
export function SelectPopup({ options, value, onChange, open, onOpenChange, dir, ...props }: SelectPopupProps) {
  const { triggerRef, handlersRef, id, name, container, nonce } = props
  const adoptLook = useCallback(
    (popup: HTMLDivElement | null) => {
      if (popup !== null && triggerRef.current !== null) copyLook(triggerRef.current, popup)
    },
    [triggerRef],
  )
  // Before the effects of a list that opens at once, which write a style element.
  useIsomorphicLayoutEffect(() => {
    if (nonce !== undefined) setNonce(nonce)
  }, [nonce])
  return (
    <Provider
      open={open}
      onOpenChange={onOpenChange}
      value={value === '' ? '' : toItem(value)}
      onValueChange={(item) => {
        onChange(toValue(item))
      }}
      dir={dir}
    >
      <Trigger asChild>
        <LentTrigger triggerRef={triggerRef} handlersRef={handlersRef} />
      </Trigger>
      <Portal container={container}>
        <Content
          {...name}
          id={id}
          ref={adoptLook}
          className="a2s-popup"
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={moveInShadowRoot}
        >
          {/* Radix hides the scroll bar by a rule outside any layer; only an inline style wins. Never in server HTML. */}
          <Viewport className="a2s-popup-list" style={{ scrollbarWidth: 'thin' }} nonce={nonce}>
            {options.map((option) => (
              <Item
                key={option.value}
                value={toItem(option.value)}
                textValue={option.label}
                className={option.value === '' ? 'a2s-item a2s-item-clear' : 'a2s-item'}
              >
                <ItemText>{piecesOf(option.label)}</ItemText>
              </Item>
            ))}
          </Viewport>
        </Content>
      </Portal>
    </Provider>
  )
}

type LentTriggerProps = Pick<SelectPopupProps, 'triggerRef' | 'handlersRef'> & SelectTriggerProps

/** Stands for the field's button before Radix, which so finds its element, and leaves what it would do there for the button. */
const LentTrigger = forwardRef<HTMLButtonElement | null, LentTriggerProps>(function LentTrigger(
  { triggerRef, handlersRef, onKeyDown, onPointerDown },
  ref,
) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => triggerRef.current, [triggerRef])
  useIsomorphicLayoutEffect(() => {
    handlersRef.current = { onKeyDown, onPointerDown }
    return () => {
      handlersRef.current = {}
    }
  }, [handlersRef, onKeyDown, onPointerDown])
  return null
})
