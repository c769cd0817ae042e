const LENGTH = 160

/**
 * Returns the beginning of a Markdown text as plain text, for a description: cut between words after 160 characters.
 */
export function plainText(markdown: string, length = LENGTH): string {
  const plain = markdown
    .split('\n')
    .filter((line) => !/^\s*(\||#|```)/.test(line))
    .join(' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/(^|\s)(\d+\.|-|>)\s/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  const end = plain.lastIndexOf(' ', length)
  return `${plain.slice(0, end > 0 ? end : length)}…`
}
