import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const QUALITY = 5
const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** A complete page answer, ready to be sent. Only the compressed page is in memory, which is a fraction of it. */
export interface CachedPage {
  status: 200 | 404 | 302
  compressed: Buffer
  etag: string
  /** The address to redirect to, for a page that has moved; otherwise null. */
  location: string | null
  /** Whether a remote's page is there for somebody perhaps, but not for a guest. */
  isRefused?: boolean
  /** False when a part is missing that the server should have rendered; such a page isn't cached. */
  isWhole: boolean
  /** The API addresses whose data the page shows. */
  addresses: string[]
  /** The page's size in memory, in bytes. */
  bytes: number
}

type Content = Pick<CachedPage, 'status' | 'isRefused' | 'isWhole' | 'addresses'> & { text: string }

/** Compresses a page once for all requests. Equal data give equal bytes and an equal ETag. */
export async function createCachedPage({ text, ...rest }: Content): Promise<CachedPage> {
  const html = Buffer.from(text)
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  // The ETag is weak, since it identifies the page in any encoding.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { ...rest, compressed, etag, location: null, bytes: compressed.length }
}

/** Returns a page for a client that can't read compressed ones, which no browser is. */
export const uncompressed = ({ compressed }: CachedPage): Promise<Buffer> => decompress(compressed)

const NOTHING = Buffer.alloc(0)

export const createRedirect = (location: string): CachedPage => ({
  status: 302,
  compressed: NOTHING,
  etag: '',
  location,
  isWhole: true,
  addresses: [],
  bytes: location.length,
})
