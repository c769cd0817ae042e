import type { AnyContentData, ContentKindName } from '@nireeka/contracts/api'

import { dealerContent } from '../dealers/dealer-content.ts'
import { homeSections } from '../home/home-section-content.ts'
import { announcements } from './announcements.ts'
import { textContent } from '../texts/text-content.ts'
import type { ContentKind } from './content-kind.ts'

type DataOf<Name> = Extract<AnyContentData, { kind: Name }>

/** The kinds of content, by name. */
const KINDS: { [Name in ContentKindName]: ContentKind<DataOf<Name>> } = {
  announcement: announcements,
  text: textContent,
  dealer: dealerContent,
  'home-section': homeSections,
}

/** Returns a kind; whoever calls it passes it data of that kind only. */
export const kindOf = (name: ContentKindName) => KINDS[name] as ContentKind
