const MARKER = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t])`
const NESTED = new RegExp(String.raw`^(?:[ \t]{0,4}(?:>|${MARKER})){31}|^[ \t]{121,}${MARKER}`, 'm')

const BLANK_LINES = /\n[ \t\r]*\n/
const MARKS = /[*~]|!\[|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const MAX_MARKS = 600

/**
 * Returns whether a text nests quotes, lists, emphasis or pictures more deeply than any readable text does. The cost
 * of parsing grows faster than the square of the depth: 2 kB could block the page for seconds, 10 kB break it.
 */
export const isTangled = (text: string) =>
  NESTED.test(text) || text.split(BLANK_LINES).some((block) => (block.match(MARKS)?.length ?? 0) > MAX_MARKS)
