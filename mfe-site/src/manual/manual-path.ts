const MANUAL = '/user-manual'

/** Returns the path of a bike's manual: its chapters, or the sections that contain a search text. */
export function manualPath(bike: string, question = ''): string {
  const query = new URLSearchParams({ bike })
  if (question !== '') query.set('q', question)
  return `${MANUAL}?${query.toString()}`
}

/** Returns the path of a chapter of a bike's manual, or of one of its sections. */
export const chapterPath = (bike: string, chapter: string, section = '') =>
  `${MANUAL}/${chapter}?${new URLSearchParams({ bike }).toString()}${section && `#${section}`}`

/** Returns the path of the page with all chapters of a bike's manual. */
export const wholePath = (bike: string) => chapterPath(bike, 'whole')
