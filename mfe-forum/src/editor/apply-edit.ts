import type { Edit, Selected } from './markdown-edits.ts'

export const selectedIn = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
})

/**
 * Changes the text as if it were typed, so that undo takes it back. A browser that can't do that gets the text set, and
 * undoes only what was typed after it.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  if (!typeText(insert)) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  }
  area.setSelectionRange(...select)
}

/** No other call keeps the browser's own undo. */
function typeText(text: string): boolean {
  if (typeof document.execCommand !== 'function') return false
  return text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
}
