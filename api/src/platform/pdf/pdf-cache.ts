import { createDrawOnce } from '../draw-once.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { PdfModule } from './pdf-threads.ts'

/** About 300 PDFs. */
const MOST_BYTES = 16_000_000

interface Needs {
  draw: (module: PdfModule, content: object) => Promise<Buffer>
  mostBytes?: number
}

/**
 * Returns the function that draws a PDF, or returns the one that was drawn from the same contents before. Contents are
 * read anew for each request, so whatever changes an order or a build also changes its PDF.
 */
export function createPdfCache({ draw, mostBytes = MOST_BYTES }: Needs) {
  const drawOnce = createDrawOnce({ mostBytes })
  return (module: PdfModule, content: object): Promise<Buffer> =>
    drawOnce(`${module} ${fingerprintOf(content)}`, () => draw(module, content))
}
