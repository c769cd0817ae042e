import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const QUALITY = 5
const compress = promisify(brotliCompress)

/** An answer, ready to be sent. */
export interface CachedPage {
  status: 200 | 404 | 302
  html: Buffer
  compressed: Buffer
  etag: string
  /** Where a page that has moved is now. */
  location: string | null
  /** False when a part is missing that the server should have rendered: it is not kept. */
  isWhole: boolean
  /** Addresses of the API whose data it shows. */
  addresses: string[]
  /** What it weighs in memory. */
  bytes: number
}

type Content = Pick<CachedPage, 'status' | 'isWhole' | 'addresses'> & { text: string }

/** Compressed once, however often it is sent. The same data make the same bytes, and the same tag. */
export async function createCachedPage({ text, ...rest }: Content): Promise<CachedPage> {
  const html = Buffer.from(text)
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  // Weak: it stands for the page, however it is encoded.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...rest, html, compressed, etag, location: null, bytes: html.length + compressed.length }
}

const NOTHING = Buffer.alloc(0)

export const createRedirect = (location: string): CachedPage => ({
  status: 302,
  html: NOTHING,
  compressed: NOTHING,
  etag: '',
  location,
  isWhole: true,
  addresses: [],
  bytes: location.length,
})
