/** A place within the text's box, in pixels from its top left corner. */
export interface Place {
  left: number
  top: number
}

const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'boxSizing',
  'direction',
  'tabSize',
] as const

/**
 * Returns the place below a letter of a text field. No API tells it, so a copy of the text up to there is laid out and
 * measured.
 */
export function caretPlace(area: HTMLTextAreaElement, offset: number): Place {
  const copy = document.createElement('div')
  const look = getComputedStyle(area)
  for (const property of COPIED) copy.style[property] = look[property]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    width: `${area.offsetWidth}px`,
  })
  const caret = document.createElement('span')
  caret.textContent = area.value.slice(offset) || '.'
  copy.append(area.value.slice(0, offset), caret)
  document.body.append(copy)
  const lineHeight = Number.parseFloat(look.lineHeight) || Number.parseFloat(look.fontSize) * 1.4
  const top = caret.offsetTop + lineHeight - area.scrollTop
  const place = { left: caret.offsetLeft, top: Math.min(top, area.offsetHeight) || 0 }
  copy.remove()
  return place
}
