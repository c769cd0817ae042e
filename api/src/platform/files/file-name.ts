import type { TicketFileKind } from '@nireeka/contracts/api'

const MOST_LETTERS = 120

const ENDINGS: Record<TicketFileKind, readonly [string, ...string[]]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'video/mp4': ['.mp4', '.m4v'],
  'application/pdf': ['.pdf'],
}

/** Returns a file's name with an ending of its kind: whoever opens the download gets what the file really is. */
export function withEnding(name: string, kind: TicketFileKind): string {
  if (hasEnding(name, kind)) return name
  const bare = name.replace(/\.[^.]{0,10}$/, '') || 'file'
  if (hasEnding(bare, kind)) return bare
  const [ending] = ENDINGS[kind]
  return bare.slice(0, MOST_LETTERS - ending.length) + ending
}

const hasEnding = (name: string, kind: TicketFileKind) =>
  ENDINGS[kind].some((ending) => name.toLowerCase().endsWith(ending) && name.length > ending.length)
