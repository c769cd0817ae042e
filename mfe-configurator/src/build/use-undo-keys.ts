import { useEffect } from 'react'

import type { Builder } from './builder.ts'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'))

/** Ctrl or Cmd with Z undoes, with Shift redoes; in a text field they belong to the text, in a dialog to the dialog. */
export function useUndoKeys({ undo, redo }: Pick<Builder, 'undo' | 'redo'>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      // Browsers allow an address only so many changes in a while: a held key counts once.
      if (!isMeant || event.repeat || event.defaultPrevented || isWriting(event.target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}
