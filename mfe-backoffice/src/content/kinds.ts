import { ANNOUNCEMENTS } from './announcement/announcements.ts'
import type { ContentKind } from './content-kind.ts'
import { DEALERS } from './dealer/dealers.ts'
import { HOME_SECTIONS } from './home-section/home-sections.ts'
import { TEXTS } from './text/texts.ts'

const KINDS: readonly ContentKind[] = [ANNOUNCEMENTS, HOME_SECTIONS, DEALERS, TEXTS]

/** Returns a kind by its part of the address; undefined for one that there isn't. */
export const kindAt = (name: string | undefined) => KINDS.find(({ kind }) => kind === name)

export const listPathOf = ({ kind }: Pick<ContentKind, 'kind'>) => `/backoffice/content/${kind}`
