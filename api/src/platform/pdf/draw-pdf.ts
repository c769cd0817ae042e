import { createPdfCache } from './pdf-cache.ts'
import { createPdfThreads } from './pdf-threads.ts'

/** Returns a PDF as drawn by a module from contents, which are plain data. One thread and one cache serve the process. */
export const drawPdf = createPdfCache({ draw: createPdfThreads() })
