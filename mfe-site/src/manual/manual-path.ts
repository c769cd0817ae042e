/** Returns the path of a bike's manual with a search text. */
export function manualPath(bike: string, question = ''): string {
  const query = new URLSearchParams({ bike })
  if (question !== '') query.set('q', question)
  return `/user-manual?${query.toString()}`
}
