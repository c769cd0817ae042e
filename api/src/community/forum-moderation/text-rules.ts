/** The longest text of a post, in characters. */
export const MOST_CHARACTERS = 20_000

const STACKED_MARKS = /\p{M}{6,}/u
const DIRECTION_OVERRIDE = /[\u202D\u202E]/
const MARKER = String.raw`(?:[-+*]|\d{1,9}[.)])(?=[ \t])`
const NESTED = new RegExp(String.raw`^(?:[ \t]{0,4}(?:>|${MARKER})){16}|^[ \t]{65,}${MARKER}`, 'm')
const BRACKETS = /[[(]{16}/

/** Returns what is wrong with the form of a text that nobody could read or show, as a sentence; null when nothing is. */
export function refusalOfForm(text: string): string | null {
  if (text.length > MOST_CHARACTERS) return 'Please keep it under 20,000 characters.'
  if (STACKED_MARKS.test(text)) return 'Please leave out stacked accents.'
  if (DIRECTION_OVERRIDE.test(text)) return 'Please leave out characters that reverse the text’s direction.'
  if (NESTED.test(text) || BRACKETS.test(text)) return 'Please nest quotes and lists less deeply.'
  return null
}

/** Returns how many links to other sites a Markdown text holds; links within this site begin with one slash. */
export const countLinks = (text: string) =>
  text.match(/\b(?:https?|ftp):\/\/|(?<![\w./])www\.|\]\(\s*<?\/\/|^\s*\[[^\]]+\]:\s*\/\//gim)?.length ?? 0
