import type { Edit, Selected } from './markdown-edits.ts'

const ITEM = /^(\s*)(?:([-*])|(\d{1,3})([.)])|(>)) (.*)$/

/**
 * Returns what Enter does within a list or a quote: the next line begins like this one, and an item without text ends
 * the list. Null when Enter is only a new line.
 */
export function continueList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const found = ITEM.exec(text.slice(from, start))
  if (!found) return null
  const [, indent = '', bullet, number, mark, quote, words = ''] = found
  if (words.trim() === '') return { from, to: start, insert: '', select: [from, from] }
  const next = number ? `${Number(number) + 1}${mark}` : (bullet ?? quote ?? '')
  const insert = `\n${indent}${next} `
  return { from: start, to: start, insert, select: [start + insert.length, start + insert.length] }
}
