/** A text and what is selected of it, by offsets. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** A change of a text: what replaces the letters from `from` to `to`, and what is selected then in the new text. */
export interface Edit {
  from: number
  to: number
  insert: string
  select: [start: number, end: number]
}

/** Puts markers around the selection, or takes them away when they are there. */
export function wrap({ text, start, end }: Selected, marker: string, placeholder: string): Edit {
  const size = marker.length
  const isOutside = text.slice(start - size, start) === marker && text.slice(end, end + size) === marker
  const chosen = text.slice(start, end)
  if (start >= size && isOutside)
    return { from: start - size, to: end + size, insert: chosen, select: [start - size, end - size] }
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(chosen) ?? []
  const words = inner || placeholder
  const at = start + before.length + size
  return {
    from: start,
    to: end,
    insert: `${before}${marker}${words}${marker}${after}`,
    select: [at, at + words.length],
  }
}

/** Makes a link of the selection; a selected address becomes the link's address. The part to be typed is selected. */
export function link({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end)
  const isAddress = /^https?:\/\/\S+$/.test(chosen)
  const label = isAddress || chosen === '' ? 'text' : chosen
  const address = isAddress ? chosen : 'https://'
  const from = isAddress || chosen === '' ? start + 1 : start + label.length + 3
  const size = isAddress || chosen === '' ? label.length : address.length
  return { from: start, to: end, insert: `[${label}](${address})`, select: [from, from + size] }
}

/** Code within a line, or a block for more than one line. */
export function code(selected: Selected): Edit {
  const { text, start, end } = selected
  const chosen = text.slice(start, end)
  if (!chosen.includes('\n')) return wrap(selected, '`', 'code')
  const [open, close] = [gapBefore(text.slice(0, start), '\n'), gapAfter(text.slice(end), '\n')]
  const at = start + open.length + 4
  return {
    from: start,
    to: end,
    insert: `${open}\`\`\`\n${chosen}\n\`\`\`${close}`,
    select: [at, at + chosen.length],
  }
}

export type LineKind = 'quote' | 'list' | 'numbers'

const BEGINNINGS: Record<LineKind, RegExp> = { quote: /^> ?/, list: /^[-*] /, numbers: /^\d{1,3}[.)] / }
const MARKS: Record<LineKind, (line: number) => string> = {
  quote: () => '> ',
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
}

/** Begins each selected line as a quote or an item of a list, or takes that away when all have it. */
export function lines({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const rows = text.slice(from, to).split('\n')
  const isThere = rows.every((row) => BEGINNINGS[kind].test(row))
  const changed = rows
    .map((row, line) => (isThere ? row.replace(BEGINNINGS[kind], '') : MARKS[kind](line) + row))
    .join('\n')
  const done = from + changed.length
  return { from, to, insert: changed, select: start === end ? [done, done] : [from, done] }
}

/** A paragraph of its own at the selection's end, with the caret behind it. */
export function paragraph({ text, end }: Selected, markdown: string): Edit {
  const insert = `${gapBefore(text.slice(0, end), '\n\n')}${markdown.trim()}\n\n`
  const to = end + (/^\n+/.exec(text.slice(end))?.[0].length ?? 0)
  return { from: end, to, insert, select: [end + insert.length, end + insert.length] }
}

/** Returns the line breaks that are missing between a text and what begins with `gap`. */
function gapBefore(before: string, gap: string): string {
  if (before.trim() === '') return ''
  const there = /\n*$/.exec(before)?.[0].length ?? 0
  return gap.slice(Math.min(there, gap.length))
}

const gapAfter = (after: string, gap: string) => (after === '' || after.startsWith('\n') ? '' : gap)
