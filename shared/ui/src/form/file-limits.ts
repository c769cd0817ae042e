/** Limits on the files. Empty: any file. */
export interface FileLimits {
  /** File types in the syntax of the accept attribute: ".pdf", "image/png", "image/*". */
  kinds?: readonly string[]
  /** The file types in words: "a JPG or PNG picture". */
  kindsLabel?: string
  maxBytes?: number
  maxFiles?: number
}

/** The accepted files, and one sentence for each rejected file. */
export interface Sifted {
  files: File[]
  refused: string[]
}

/** Adds chosen files to those there already, within the limits. */
export function siftFiles(there: readonly File[], chosen: readonly File[], limits: FileLimits): Sifted {
  const refused: string[] = []
  const files = [...there]
  let left = 0
  for (const file of chosen) {
    const objection = objectTo(file, limits)
    if (files.some((known) => isSame(known, file))) continue
    if (objection) refused.push(objection)
    else if (files.length >= (limits.maxFiles ?? Infinity)) left += 1
    else files.push(file)
  }
  if (left > 0) refused.push(tooMany(limits.maxFiles!, left))
  return { files, refused }
}

function objectTo(file: File, { kinds, kindsLabel, maxBytes }: FileLimits) {
  if (kinds && !kinds.some((kind) => isOfKind(file, kind))) {
    return `“${file.name}” isn’t supported. Choose ${kindsLabel ?? kinds.join(' or ')}.`
  }
  if (file.size === 0) return `“${file.name}” is empty.`
  if (maxBytes !== undefined && file.size > maxBytes) {
    return `“${file.name}” is ${formatBytes(file.size)}. The limit is ${formatBytes(maxBytes)}.`
  }
  return null
}

function isOfKind({ name, type }: File, kind: string) {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase())
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const tooMany = (max: number, left: number) =>
  `Up to ${max === 1 ? '1 file' : `${max} files`} can be sent; ${left === 1 ? '1 was' : `${left} were`} left out.`

const UNITS = ['bytes', 'kB', 'MB', 'GB']

/** Returns a size as text, in units of 1,000. */
export function formatBytes(bytes: number) {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** step
  return `${value.toFixed(step > 1 && value < 10 ? 1 : 0)} ${UNITS[step]}`
}
