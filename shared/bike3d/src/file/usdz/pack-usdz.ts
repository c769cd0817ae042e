import { type Zippable, zipSync } from 'three/addons/libs/fflate.module.js'

/** A file's name in the archive, and its bytes. */
export type ArchiveFile = readonly [name: string, bytes: Uint8Array]

/** The format's own numbers: contents begin at multiples of 64 bytes, after a head of 30 and the name. */
const [ALIGNMENT, HEAD, FIELD_HEAD] = [64, 30, 4]
/** Anybody's field that readers pass over. */
const PADDING_FIELD = 0x1986
/** Equal bikes, equal bytes. */
const NO_TIME = new Date(1980, 0, 2)

/** Puts files into a USDZ: a ZIP that isn't compressed, whose contents are aligned, and whose first file is the scene. */
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

/** How long the field has to be that moves what follows to the next multiple; it has a head of its own. */
function paddingAfter(at: number): number {
  const rest = (ALIGNMENT - (at % ALIGNMENT)) % ALIGNMENT
  return rest === 0 || rest >= FIELD_HEAD ? rest : rest + ALIGNMENT
}
