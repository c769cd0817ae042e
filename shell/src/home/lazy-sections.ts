import type { ComponentType } from 'react'

import type { SectionsProps } from './home-sections.tsx'

interface Code {
  SectionsBelowHero: ComponentType<SectionsProps>
}

let coming: Promise<Code> | null = null
const never = () => new Promise<Code>(() => {})

/** Returns a promise with the fields that let React read its value at once. */
const fulfilled = (value: Code) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const fetchCode = () => import(/* webpackChunkName: "home-later" */ './sections-below-hero.tsx')

/** The code of the sections below the hero, fetched once. */
export const lazySections = {
  /** Sets what the server renders with, at once. */
  set: (code: Code) => void (coming = fulfilled(code)),
  /** Fetches it; if that fails, the HTML that came stays as it is, and its links and forms work. */
  load: () => (coming ??= fetchCode().catch(never)),
}
