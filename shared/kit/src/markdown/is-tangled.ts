const MARKER = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t])`
const NESTED = new RegExp(String.raw`^(?:[ \t]{0,4}(?:>|${MARKER})){31}|^[ \t]{121,}${MARKER}`, 'm')

const BLANK_LINES = /\n[ \t\r]*\n/
const MARKS = /[*~]|!\[|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu
const MAX_MARKS = 600

/**
 * Whether a text nests quotes, lists, emphasis or pictures as nobody does who wants to be read. Parsing costs more than
 * the depth's square: 2 kB would hold the page up for seconds, 10 kB break it.
 */
export const isTangled = (text: string) =>
  NESTED.test(text) || text.split(BLANK_LINES).some((block) => (block.match(MARKS)?.length ?? 0) > MAX_MARKS)
