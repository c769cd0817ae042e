const LENGTH = 160

/** Returns the beginning of a Markdown text as plain text, cut between two words. */
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
