import { Scene, sceneInk } from '@nireeka/ui'
import type { ReactNode } from 'react'

import type { Outcome } from './outcome.ts'

/** A decorative picture of the outcome; the text beside it says the same. */
export const OutcomeScene = ({ kind }: { kind: Outcome['kind'] }) => <Scene>{DRAWINGS[kind]}</Scene>

const card = (
  <>
    <rect className={sceneInk.paper} x="58" y="58" width="112" height="74" rx="10" />
    <path className={sceneInk.faint} d="M58 80h112M74 102h30M74 116h18" />
  </>
)

const DRAWINGS: Record<Outcome['kind'], ReactNode> = {
  // A packed parcel.
  paid: (
    <>
      <path className={sceneInk.paper} d="M74 84h92v49a7 7 0 0 1-7 7H81a7 7 0 0 1-7-7z" />
      <path className={sceneInk.paper} d="m74 84 12-20h68l12 20z" />
      <path className={sceneInk.faint} d="m112 64-4 20v16h24V84l-4-20M86 126h20m-20-8h12" />
      <circle className={sceneInk.paper} cx="164" cy="70" r="21" />
      <path className={sceneInk.copper} strokeWidth="2.6" d="m155 70 7 7 12-14" />
    </>
  ),
  waiting: (
    <>
      {card}
      <circle className={sceneInk.paper} cx="164" cy="118" r="22" />
      <path className={sceneInk.copper} strokeWidth="2.4" d="M164 105v13l9 6" />
    </>
  ),
  closed: (
    <>
      {card}
      <circle className={sceneInk.paper} cx="164" cy="118" r="22" />
      <path className={sceneInk.copper} strokeWidth="2.4" d="M175 118h-22m8-8-8 8 8 8" />
    </>
  ),
  // A receipt under a magnifying glass.
  held: (
    <>
      <path className={sceneInk.paper} d="M80 32h72v106l-9-7-9 7-9-7-9 7-9-7-9 7-9-7-9 7z" />
      <path className={sceneInk.faint} d="M94 54h44M94 70h28M94 86h20M94 102h24" />
      <circle className={sceneInk.paper} cx="154" cy="90" r="25" />
      <path strokeWidth="5" d="m173 109 18 20" />
      <path className={sceneInk.copper} strokeWidth="2.4" d="M146 90h16" />
    </>
  ),
}
