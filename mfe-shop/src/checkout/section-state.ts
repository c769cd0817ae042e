/** What there is to settle, in its order. */
export const SECTIONS = ['contact', 'delivery', 'shipping', 'payment', 'review'] as const
export type Section = (typeof SECTIONS)[number]

/** Which one is open, and which are settled; the review never is, since it ends with the order. */
export interface SectionState {
  open: Section
  done: readonly Section[]
}

export type SectionLook = 'open' | 'done' | 'later'

/** Open is the first section that lacks something: whoever has ordered before begins at the review. */
export function startSections(isWrong: (section: Section) => boolean): SectionState {
  const open = SECTIONS.find((section) => section === 'review' || isWrong(section)) ?? 'review'
  return { open, done: SECTIONS.slice(0, SECTIONS.indexOf(open)) }
}

/** A section is settled; the next that isn't opens. */
export function settleSection({ done }: SectionState, section: Section): SectionState {
  const settled = SECTIONS.filter((it) => it === section || done.includes(it))
  return { done: settled, open: SECTIONS.find((it) => !settled.includes(it)) ?? 'review' }
}

/** What is settled opens again to be changed, and stays settled meanwhile; what comes later waits for its turn. */
export function changeSection(state: SectionState, section: Section): SectionState {
  return lookOf(state, section) === 'done' ? { ...state, open: section } : state
}

/** Something is wrong in a section: it opens, and isn't settled any more. */
export const reopenSection = ({ done }: SectionState, section: Section): SectionState => ({
  open: section,
  done: done.filter((it) => it !== section),
})

export function lookOf({ open, done }: SectionState, section: Section): SectionLook {
  if (section === open) return 'open'
  return done.includes(section) ? 'done' : 'later'
}
