import { Piscina } from 'piscina'

import { BusyError } from '../attempts/wait-error.ts'

/** The modules that draw PDFs, by their path in src, each with the function that it exports for it. */
export type PdfModule =
  | 'sales/invoices/draw/draw-credit-note'
  | 'sales/invoices/draw/draw-invoice'
  | 'sales/returns/label/draw/draw-return-label'
  | 'sales/shipments/draw/draw-packing-slip'
  | 'sales/workshop/draw/draw-build-sheets'
  | 'bikes/summary/draw/draw-summary'
const FUNCTIONS: Record<PdfModule, string> = {
  'sales/invoices/draw/draw-credit-note': 'drawCreditNote',
  'sales/invoices/draw/draw-invoice': 'drawInvoice',
  'sales/returns/label/draw/draw-return-label': 'drawReturnLabel',
  'sales/shipments/draw/draw-packing-slip': 'drawPackingSlip',
  'sales/workshop/draw/draw-build-sheets': 'drawBuildSheets',
  'bikes/summary/draw/draw-summary': 'drawSummary',
}

/** How many drawings may wait: about as many as are done in three seconds. */
const WAITING = 60
/** The time for one drawing with its wait; a thread that takes longer is ended. */
const TIMEOUT_MS = 30_000
/** After this long without a drawing the thread ends, which frees the memory of the PDF library. */
const IDLE_MS = 60_000

/** Tests and the development server run from the sources, and compile them in the thread. */
const isBundled = !import.meta.url.endsWith('.ts')
const fileOf = (module: PdfModule) =>
  isBundled ? new URL(`./${module}.js`, import.meta.url) : new URL(`../../${module}.ts`, import.meta.url)

function open(waiting: number) {
  const threads = new Piscina({
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout: IDLE_MS,
    execArgv: isBundled ? [] : ['--import', 'tsx'],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // A thread that fails between two drawings fails nobody's request, and the next drawing starts another one.
  threads.on('error', () => {})
  return threads
}

/**
 * Creates the function that draws a PDF in a thread of its own, so that the process goes on answering requests. It
 * throws a 503 when `waiting` drawings wait already.
 */
export function createPdfThreads({ waiting = WAITING } = {}) {
  let opened: Piscina | undefined

  return async (module: PdfModule, content: object): Promise<Buffer> => {
    const threads = (opened ??= open(waiting))
    if (threads.queueSize >= waiting) throw tooManyDrawings()
    const pdf: Uint8Array = await threads.run(content, {
      filename: fileOf(module).href,
      name: FUNCTIONS[module],
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  }
}

const tooManyDrawings = () =>
  new BusyError('Many documents are being made just now. Please try again in a moment.')
