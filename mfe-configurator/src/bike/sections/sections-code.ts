import type { ComponentType } from 'react'

import type { BuildableBike } from '../bike.api.ts'

export interface SectionsProps {
  bike: BuildableBike
  /** What was chosen in the server's HTML before the code was there; null for nothing. */
  typed: FormData | null
}

export type Sections = ComponentType<SectionsProps>

let found: Sections | null = null

const fetchCode = () =>
  import(/* webpackChunkName: "bike-sections" */ './bike-sections.tsx').then((module) => module.BikeSections)

/** The code of the sections below the builder, in a chunk of its own. */
export const sectionsCode = {
  /** Loads the code, with a second attempt, because a chunk has only little time. */
  load: async (): Promise<Sections> => (found ??= await fetchCode().catch(fetchCode)),
  loaded: () => found,
}
