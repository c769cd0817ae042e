import { type Zippable, zipSync } from 'three/addons/libs/fflate.module.js'

/** The name of a file in the archive, and its bytes. */
export type ArchiveFile = readonly [name: string, bytes: Uint8Array]

/** Constants of the ZIP format: contents start at multiples of 64 bytes, after a header of 30 bytes and the name. */
const [ALIGNMENT, HEAD, FIELD_HEAD] = [64, 30, 4]
/** The id of a private extra field, which readers ignore. */
const PADDING_FIELD = 0x1986
/** A constant date, so that equal bikes give equal bytes. */
const NO_TIME = new Date(1980, 0, 2)

/** Returns a USDZ: an uncompressed ZIP with aligned contents, whose first file is the scene. */
export function packUsdz(files: readonly ArchiveFile[]): Uint8Array {
  const entries: Zippable = {}
  let at = 0
  for (const [name, bytes] of files) {
    const plain = at + HEAD + name.length
    const extra = paddingAfter(plain)
    entries[name] = [
      bytes,
      extra === 0 ? {} : { extra: { [PADDING_FIELD]: new Uint8Array(extra - FIELD_HEAD) } },
    ]
    at = plain + extra + bytes.length
  }
  return zipSync(entries, { level: 0, mtime: NO_TIME })
}

/**
 * Returns the length of the extra field that moves the following contents to the next multiple; it has a header of its
 * own.
 */
function paddingAfter(at: number): number {
  const rest = (ALIGNMENT - (at % ALIGNMENT)) % ALIGNMENT
  return rest === 0 || rest >= FIELD_HEAD ? rest : rest + ALIGNMENT
}
