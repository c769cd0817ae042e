import type { ComponentType } from 'react'

import type { SectionsProps } from './home-sections.tsx'

interface Code {
  LaterSections: ComponentType<SectionsProps>
}

let ready: Code | null = null
let coming: Promise<Code> | null = null
const never = () => new Promise<Code>(() => {})

const fetchCode = async () =>
  (ready = await import(/* webpackChunkName: "home-later" */ './later-sections.tsx'))

/** The code of the home page's later sections, once it is there: a page that was left finds itself whole again. */
export const laterCode = {
  ready: () => ready,
  /** What the server renders with, at once. */
  give: (code: Code) => void (ready = code),
  /** Without it the HTML that came stays as it is, and its links and forms work. */
  load: () => (coming ??= fetchCode().catch(never)),
}
