const PICTURE = /!\[([^\]\n]*)\]\(\s*<?\/api\/forum\/pictures\/[^)\n]*\)/g

/**
 * Returns a text as a quote: whose it is, with a link to the post when its id is known, and each line marked. Of pictures
 * that members have sent it keeps the words, because a post shows only pictures of its own author.
 */
export function quoteOf(author: string, text: string, postId?: number): string {
  const name = author.replaceAll(/[\\`*_[\]<>~|]/g, String.raw`\$&`)
  const head = postId === undefined ? `**${name}** wrote:` : `[${name}](/forum/post/${postId}) wrote:`
  const rows = text
    .replaceAll(PICTURE, (_, words: string) => words || 'Picture')
    .trim()
    .split('\n')
  return [head, '', ...rows].map((row) => `> ${row}`.trimEnd()).join('\n')
}
