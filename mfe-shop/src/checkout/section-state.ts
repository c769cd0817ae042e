/** The checkout's sections, in order. */
export const SECTIONS = ['contact', 'delivery', 'shipping', 'payment', 'review'] as const
export type Section = (typeof SECTIONS)[number]

/** The open section, and the completed ones. The review is never completed, since it ends with the order. */
export interface SectionState {
  open: Section
  done: readonly Section[]
}

/** How a section is shown. A reviewed one is completed, and the review lists its values in its place. */
export type SectionLook = 'open' | 'done' | 'reviewed' | 'later'

/** Returns the initial state: the first incomplete section is open, so returning customers begin at the review. */
export function startSections(isWrong: (section: Section) => boolean): SectionState {
  const open = SECTIONS.find((section) => section === 'review' || isWrong(section)) ?? 'review'
  return { open, done: SECTIONS.slice(0, SECTIONS.indexOf(open)) }
}

/** Returns the state with a section completed; the next incomplete one opens. */
export function settleSection({ done }: SectionState, section: Section): SectionState {
  const settled = SECTIONS.filter((it) => it === section || done.includes(it))
  return { done: settled, open: SECTIONS.find((it) => !settled.includes(it)) ?? 'review' }
}

/** Returns the state with a completed section open for changes. It stays completed; later sections wait. */
export function changeSection(state: SectionState, section: Section): SectionState {
  return state.open !== section && state.done.includes(section) ? { ...state, open: section } : state
}

/** Returns the state with a section open and incomplete, because it has an error. */
export const reopenSection = ({ done }: SectionState, section: Section): SectionState => ({
  open: section,
  done: done.filter((it) => it !== section),
})

export function lookOf({ open, done }: SectionState, section: Section): SectionLook {
  if (section === open) return 'open'
  if (!done.includes(section)) return 'later'
  return open === 'review' ? 'reviewed' : 'done'
}
