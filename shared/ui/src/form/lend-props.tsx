import { type ComponentProps, type RefObject, useLayoutEffect } from 'react'

/**
 * Props that a list supplies for an input elsewhere in the tree: roles, states and handlers, never a value or an id.
 */
export type LentProps = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'id'>

interface Props {
  props: ComponentProps<'input'>
  input: RefObject<HTMLInputElement | null>
  onLend: (props: LentProps) => void
}

/**
 * Takes the place of the primitive's input and passes the primitive's props to our own input. If the primitive
 * rendered an input of its own, focus, caret and a phone's keyboard would be lost when it replaces ours.
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

/** Removes the composition handlers: they delay the value, but ours follows every keystroke. */
const pickLent = (props: LentProps): LentProps =>
  Object.fromEntries(Object.entries(props).filter(([key, value]) => value !== undefined && IS_LENT.test(key)))
