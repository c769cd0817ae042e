import { createPdfCache } from './pdf-cache.ts'
import { drawInThread } from './pdf-threads.ts'

/** Returns a PDF as drawn by a module from contents, which are plain data. The process keeps what it has drawn. */
export const drawPdf = createPdfCache({ draw: drawInThread })
