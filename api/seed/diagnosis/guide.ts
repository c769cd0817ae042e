import { DIAGNOSIS_AREAS, type DiagnosisInput, NewDiagnosis } from '@nireeka/contracts/api'

import battery from './guides/battery.json' with { type: 'json' }
import brakes from './guides/brakes.json' with { type: 'json' }
import display from './guides/display.json' with { type: 'json' }
import drivetrain from './guides/drivetrain.json' with { type: 'json' }
import frame from './guides/frame.json' with { type: 'json' }
import motor from './guides/motor.json' with { type: 'json' }
import wheels from './guides/wheels.json' with { type: 'json' }

/** A guide as the files have it: the first check is the beginning, and an answer names what it leads to. */
interface Guide {
  slug: string
  code?: string
  title: string
  summary: string
  words?: string
  safety?: string
  safe_to_ride: string
  do_not_ride?: boolean
  minutes?: number
  checks: Record<string, { question: string; help: string; answers: Record<string, string> }>
  outcomes?: Record<string, Outcome>
}
interface Outcome {
  kind: string
  title: string
  text: string
  parts?: string[]
}

const FILES: Record<(typeof DIAGNOSIS_AREAS)[number], unknown> = {
  battery,
  motor,
  display,
  brakes,
  drivetrain,
  wheels,
  frame,
}

/** The outcomes that many guides have: an answer leads to them by their names. */
const COMMON: Record<string, Outcome> = {
  done: {
    kind: 'solved',
    title: 'That was it',
    text: 'Ride on. Should it come back within a few days, go through the checks again.',
  },
  dealer: {
    kind: 'workshop',
    title: 'Have a dealer look at it',
    text: 'What is left to check takes measuring tools and a test stand. A dealer has both, and most can do it while you wait.',
  },
  write: {
    kind: 'ticket',
    title: 'Ask our workshop',
    text: 'This needs somebody who can read the bike’s log with you. What you have checked goes along, so nobody asks you twice.',
  },
  stop: {
    kind: 'workshop',
    title: 'Don’t ride on',
    text: 'Push the bike, or have it picked up, and let a dealer put this right before anybody rides it again.',
  },
}

/** Returns all guides as the back office would send them. Throws for one that isn't sound. */
export const demoGuides = (): DiagnosisInput[] =>
  DIAGNOSIS_AREAS.flatMap((area) => (FILES[area] as Guide[]).map((guide) => toInput(area, guide)))

function toInput(area: string, { code = '', words = '', ...guide }: Guide): DiagnosisInput {
  const checks = Object.entries(guide.checks).map(([key, { answers, ...check }]) => ({
    key,
    ...check,
    answers: Object.entries(answers).map(([label, to]) => ({ label, to })),
  }))
  const named = new Set(checks.flatMap(({ answers }) => answers.map(({ to }) => to)))
  const common = Object.entries(COMMON).filter(([key]) => named.has(key))
  const outcomes = { ...Object.fromEntries(common), ...guide.outcomes }
  return NewDiagnosis.parse({
    ...guide,
    kind: code === '' ? 'symptom' : 'code',
    area,
    code: code || null,
    words,
    safety: guide.safety ?? null,
    do_not_ride: guide.do_not_ride ?? false,
    minutes: guide.minutes ?? null,
    checks,
    outcomes: Object.entries(outcomes).map(([key, outcome]) => ({ key, parts: [], ...outcome })),
  })
}
