const LENGTH = 160

/** The beginning of a Markdown text in plain words, cut between two of them. */
export function excerptOf(markdown: string): string {
  const plain = markdown
    .split('\n')
    .filter((line) => !/^\s*(\||#)/.test(line))
    .join(' ')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/(^|\s)(\d+\.|-)\s/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= LENGTH) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', LENGTH))}…`
}
