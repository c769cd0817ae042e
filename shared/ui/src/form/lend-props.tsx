import { type ComponentProps, type RefObject, useLayoutEffect } from 'react'

/** What a list lends to an input that stands elsewhere: roles, states and handlers, never a value or an id. */
export type LentProps = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'id'>

interface Props {
  props: ComponentProps<'input'>
  input: RefObject<HTMLInputElement | null>
  onLend: (props: LentProps) => void
}

/**
 * Stands in the primitive's place for an input and hands its props to ours. An input that the primitive drew itself
 * would be another element: the focus, the caret and a phone's keyboard would be lost at the moment of the exchange.
 */
export function LendProps({ props: { ref, ...props }, input, onLend }: Props) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const release = ref(input.current)
    return () => {
      if (typeof release === 'function') release()
      else ref(null)
    }
  }, [ref, input])
  useLayoutEffect(() => onLend(pickLent(props)))
  useLayoutEffect(() => () => onLend({}), [onLend])
  return null
}

const IS_LENT = /^(aria-|data-|role$|auto|spellCheck$|on(?!Composition))/

/** Without the handlers of a composition: they hold the value back, and ours goes along with every stroke. */
const pickLent = (props: LentProps): LentProps =>
  Object.fromEntries(Object.entries(props).filter(([key, value]) => value !== undefined && IS_LENT.test(key)))
