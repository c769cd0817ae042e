/** What the page has told of its drawing since the last choice: milliseconds of the page's clock, or null. */
interface DrawingWatch {
  built: number | null
  uploads: number
  drawn: number | null
  finished: number | null
}

interface Window {
  drawingWatch: DrawingWatch
}
