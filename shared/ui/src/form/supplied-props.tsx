import { type ComponentProps, type RefObject, useLayoutEffect } from 'react'

/**
 * Props that a list supplies for an input elsewhere in the tree: roles, states and handlers, never a value or an id.
 */
export type SuppliedProps = Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'id'>

interface Props {
  props: ComponentProps<'input'>
  input: RefObject<HTMLInputElement | null>
  onSupply: (props: SuppliedProps) => void
}

/**
 * Takes the place of the primitive's input and passes the primitive's props to our own input. If the primitive
 * rendered an input of its own, focus, caret and a phone's keyboard would be lost when it replaces ours.
 */
export function PassProps({ props: { ref, ...props }, input, onSupply }: Props) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const release = ref(input.current)
    return () => {
      if (typeof release === 'function') release()
      else ref(null)
    }
  }, [ref, input])
  useLayoutEffect(() => onSupply(pickSupplied(props)))
  useLayoutEffect(() => () => onSupply({}), [onSupply])
  return null
}

const IS_SUPPLIED = /^(aria-|data-|role$|auto|spellCheck$|on(?!Composition))/

/** Removes the composition handlers: they delay the value, but ours follows every keystroke. */
const pickSupplied = (props: SuppliedProps): SuppliedProps =>
  Object.fromEntries(
    Object.entries(props).filter(([key, value]) => value !== undefined && IS_SUPPLIED.test(key)),
  )
