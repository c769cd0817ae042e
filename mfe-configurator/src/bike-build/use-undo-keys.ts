import { useEffect } from 'react'

import type { Builder } from './builder.ts'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'))

function meantBy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  // With Cmd it is the browser's own.
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** Ctrl or Cmd with Z undoes, with Shift redoes, as does Ctrl with Y; in a text field they belong to the text, in a dialog to the dialog. */
export function useUndoKeys({ undo, redo }: Pick<Builder, 'undo' | 'redo'>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const meant = meantBy(event)
      // Browsers allow an address only so many changes in a while: a held key counts once.
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
