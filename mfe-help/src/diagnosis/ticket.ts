import { type Guide, nameOf } from './diagnosis.api.ts'
import type { Walk } from './walk.ts'

/** The bike that a rider has named. */
export interface NamedBike {
  /** As the address has it: the slug of a model, or the id of a member's own bike. */
  value: string
  /** "Nireeka Nyx", or with size and serial number for a member's own. */
  name: string
  model: string
  /** The id of a member's own bike. */
  orderBikeId: number | null
}

const MOST_SUBJECT = 120

/** Returns what support reads: the bike, the guide, and each check with its answer. */
export function describeWalk(guide: Guide, { passed, at }: Walk, bike: NamedBike | null): string {
  return [
    `Bike: ${bike?.name ?? '(please name your bike)'}`,
    `Troubleshooter: ${nameOf(guide)}`,
    '',
    'What I have checked:',
    ...passed.map(({ check, answer }, index) => `${index + 1}. ${check.question} – ${answer}`),
    ...('outcome' in at ? ['', `It led to: ${at.outcome.title}`] : []),
    '',
    'Anything else: ',
  ].join('\n')
}

/** Returns the address of the form that opens a ticket, with subject and text filled in. */
export function ticketPath(guide: Guide, walk: Walk, bike: NamedBike | null, isMember: boolean): string {
  const query = new URLSearchParams({
    subject: [bike?.model, nameOf(guide)].filter(Boolean).join(': ').slice(0, MOST_SUBJECT),
    text: describeWalk(guide, walk, bike),
  })
  if (isMember && bike?.orderBikeId) query.set('bike', String(bike.orderBikeId))
  return `${isMember ? '/dashboard/support/new' : '/contact'}?${query.toString()}`
}
