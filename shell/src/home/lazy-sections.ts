import type { ComponentType } from 'react'

import type { SectionsProps } from './home-sections.tsx'

interface Code {
  SectionsBelowHero: ComponentType<SectionsProps>
}

let coming: Promise<Code> | null = null
const never = () => new Promise<Code>(() => {})

/** Returns a resolved promise with the extra fields that let React's `use` read its value synchronously. */
const fulfilled = (value: Code) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const fetchCode = () => import(/* webpackChunkName: "home-later" */ './sections-below-hero.tsx')

/** The code of the sections below the hero, fetched once. */
export const lazySections = {
  /** Sets the code synchronously, for rendering on the server. */
  set: (code: Code) => void (coming = fulfilled(code)),
  /** Loads the code. If that fails, the server-rendered HTML stays, and its links and forms still work. */
  load: () => (coming ??= fetchCode().catch(never)),
}
