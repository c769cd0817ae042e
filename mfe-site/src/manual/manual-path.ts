/** The manual of a bike, narrowed to what is looked for. */
export function manualPath(bike: string, question = ''): string {
  const query = new URLSearchParams({ bike })
  if (question !== '') query.set('q', question)
  return `/user-manual?${query.toString()}`
}
