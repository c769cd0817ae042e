import { useEffect } from 'react'

import type { Builder } from './builder.ts'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'))

function meantBy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  // Cmd+Y is a browser shortcut on macOS, so only Ctrl+Y redoes.
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/**
 * Listens for Ctrl or Cmd with Z (undo), with Shift+Z (redo), and Ctrl+Y (redo), except in text fields and dialogs.
 */
export function useUndoKeys({ undo, redo }: Pick<Builder, 'undo' | 'redo'>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const meant = meantBy(event)
      // Ignores key repeats, because browsers limit the rate of URL changes.
      if (!meant || event.repeat || event.defaultPrevented || isWriting(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (meant === 'redo') redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
