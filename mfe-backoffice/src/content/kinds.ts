import { ANNOUNCEMENTS } from './announcement/announcements.ts'
import type { ContentKind } from './content-kind.ts'

const KINDS: readonly ContentKind[] = [ANNOUNCEMENTS]

/** Returns a kind by its part of the address; undefined for one that there isn't. */
export const kindAt = (name: string | undefined) => KINDS.find(({ kind }) => kind === name)

export const listPathOf = ({ kind }: ContentKind) => `/backoffice/content/${kind}`
