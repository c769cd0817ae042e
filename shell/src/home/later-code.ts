import type { ComponentType } from 'react'

import type { SectionsProps } from './home-sections.tsx'

interface Code {
  LaterSections: ComponentType<SectionsProps>
}

let coming: Promise<Code> | null = null
const never = () => new Promise<Code>(() => {})

/** React reads this of a promise, and then has its value at once. */
const fulfilled = (value: Code) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

const fetchCode = () => import(/* webpackChunkName: "home-later" */ './later-sections.tsx')

/** The code of the home page's later sections, fetched once. */
export const laterCode = {
  /** What the server renders with, at once. */
  give: (code: Code) => void (coming = fulfilled(code)),
  /** Without it the HTML that came stays as it is, and its links and forms work. */
  load: () => (coming ??= fetchCode().catch(never)),
}
