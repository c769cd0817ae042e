import { type Problems, sectionOf } from './check-draft.ts'
import type { Draft } from './draft.ts'
import {
  changeSection,
  reopenSection,
  type Section,
  SECTIONS,
  type SectionState,
  settleSection,
} from './section-state.ts'

/** Where focus moves next. `turn` increases, so that the same place can be requested again. */
export interface Focus {
  section: Section
  on: 'heading' | 'problem'
  turn: number
}

export interface CheckoutState {
  draft: Draft
  sections: SectionState
  problems: Problems
  focus: Focus | null
}

export type CheckoutAction =
  /** `field`: the field that was typed into; if omitted, all of the changed part counts. */
  | { type: 'changed'; draft: Partial<Draft>; field?: string }
  | { type: 'settled'; section: Section }
  | { type: 'change-asked'; section: Section }
  | { type: 'found-wrong'; problems: Problems }

/** Returns the checkout's next state. Typed values change only by typing. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        draft: { ...state.draft, ...action.draft },
        problems: without(state.problems, action),
      }
    case 'settled':
      return moveTo(state, settleSection(state.sections, action.section))
    case 'change-asked':
      return moveTo(state, changeSection(state.sections, action.section))
    case 'found-wrong':
      return showProblems(state, action.problems)
  }
}

function moveTo(state: CheckoutState, sections: SectionState): CheckoutState {
  return { ...state, sections, problems: {}, focus: focusOn(state, sections.open, 'heading') }
}

/**
 * Returns the state with errors shown: the first section with an error opens, and the others with errors count as
 * incomplete.
 */
function showProblems(state: CheckoutState, problems: Problems): CheckoutState {
  const wrong = new Set(Object.keys(problems).map(sectionOf))
  const affected = SECTIONS.filter((section) => wrong.has(section))
  const [first] = affected
  if (!first) return state
  const sections = affected.toReversed().reduce(reopenSection, state.sections)
  return { ...state, problems, sections, focus: focusOn(state, first, 'problem') }
}

const focusOn = ({ focus }: CheckoutState, section: Section, on: Focus['on']): Focus => ({
  section,
  on,
  turn: (focus?.turn ?? 0) + 1,
})

/** Returns the errors without those of the changed field. */
function without(problems: Problems, { draft, field }: { draft: Partial<Draft>; field?: string }): Problems {
  const isGone = (name: string) =>
    field === undefined ? Object.keys(draft).some((key) => name.startsWith(key)) : name === field
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isGone(name)))
}
