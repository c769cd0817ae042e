/** Returns a text as a quote: whose it is, with a link to the post when its id is known, and each line marked. */
export function quoteOf(author: string, text: string, postId?: number): string {
  const name = author.replaceAll(/[\\`*_[\]<>~|]/g, String.raw`\$&`)
  const head = postId === undefined ? `**${name}** wrote:` : `[${name}](/forum/post/${postId}) wrote:`
  const rows = text.trim().split('\n')
  return [head, '', ...rows].map((row) => `> ${row}`.trimEnd()).join('\n')
}
