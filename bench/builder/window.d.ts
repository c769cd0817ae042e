/** The drawing events since the last choice, as milliseconds of the page's clock; null if not yet. */
interface DrawingWatch {
  built: number | null
  uploads: number
  drawn: number | null
  finished: number | null
}

interface Window {
  drawingWatch: DrawingWatch
}
