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
 * read anew for each request, so whatever changes an order or a build also changes its PDF. The least recently used
 * PDFs are dropped first.
 */
export function createPdfCache({ draw, mostBytes = MOST_BYTES }: Needs) {
  const drawn = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function find(key: string): Buffer | undefined {
    const pdf = drawn.get(key)
    if (!pdf) return undefined
    // Re-inserts the PDF, so that the map's insertion order has the least recently used one first.
    drawn.delete(key)
    drawn.set(key, pdf)
    return pdf
  }

  function keep(key: string, pdf: Buffer) {
    drawn.set(key, pdf)
    bytes += pdf.length
    for (const [oldest, { length }] of drawn) {
      if (bytes <= mostBytes) break
      drawn.delete(oldest)
      bytes -= length
    }
  }

  async function drawNow(key: string, module: PdfModule, content: object): Promise<Buffer> {
    try {
      const pdf = await draw(module, content)
      keep(key, pdf)
      return pdf
    } finally {
      drawing.delete(key)
    }
  }

  return async (module: PdfModule, content: object): Promise<Buffer> => {
    const key = `${module} ${fingerprintOf(content)}`
    const found = find(key)
    if (found) return found
    const begun = drawing.get(key) ?? drawNow(key, module, content)
    drawing.set(key, begun)
    return begun
  }
}
