import { useEffect } from 'react'

import type { Focus } from './checkout-state.ts'
import type { Section } from './section-state.ts'

export const sectionId = (section: Section) => `checkout-${section}`

const TARGETS = { heading: 'h2', problem: '[aria-invalid="true"], [data-problem]' } as const

/** Moves focus to the section that has just opened, or to its first field with an error. */
export function useFocus(focus: Focus | null) {
  useEffect(() => {
    if (!focus) return
    const section = document.getElementById(sectionId(focus.section))
    const target = section?.querySelector<HTMLElement>(TARGETS[focus.on]) ?? section?.querySelector('h2')
    target?.focus()
    // A section that has just opened is shown to its end, with the button that leads on.
    if (focus.on === 'heading') section?.scrollIntoView({ block: 'nearest' })
  }, [focus])
}
