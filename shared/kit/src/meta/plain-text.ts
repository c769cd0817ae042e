const LENGTH = 160

/** The beginning of a Markdown text in plain words, as a description shows it: cut between two words after 160 signs. */
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
