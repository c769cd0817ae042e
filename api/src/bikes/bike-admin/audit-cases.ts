import type { TestApp } from '../../testing/test-app.ts'
import { bikeBody, type BikeOffice, bikeOfficeOf, NO_DIFFERENCE, partBody } from './testing.ts'

interface Person {
  token: string
}
type Call = () => Promise<{ statusCode: number }>
export type AuditCase = [action: string, prepare: () => Promise<Call>]

const RULE = {
  kind: 'excludes',
  when_parts: [1003],
  then_parts: [2103],
  sizes: [],
  speed_limit_kmh: null,
  repair_parts: [],
  text: 'They touch.',
}
const COLOUR = { name: 'Lime', type: 'Standard', swatch: '#A4C639', lead_days: 2 }
const SLOT = { title: 'Mirrors', step: 'accessories', choice: 'multi', position: 5 }
const PART = {
  title: 'Cork grips',
  summary: '',
  slot_id: 8,
  category_id: 3,
  performance: NO_DIFFERENCE,
  image: null,
  bikes: [],
}

/** Returns a case for each call by which admins change the configurator's catalogue: its action, and what makes it. */
export const bikeAuditCases = (open: () => { app: TestApp; admin: Person }): Record<string, AuditCase> => ({
  'POST /api/backoffice/bikes/:id': ['bike.edit', on(open, editBike)],
  'POST /api/backoffice/bikes/:id/sizes/:size': ['bike.size', on(open, editSize)],
  'POST /api/backoffice/bikes/:id/publication': ['bike.publish', publishing(open, 'bikes', 3)],
  'POST /api/backoffice/bikes/:id/prices': ['bike.price', pricing(open, 'bikes', 1)],
  'POST /api/backoffice/bikes/:id/prices/:price/cancel': ['bike.price', cancelling(open, 'bikes', 1)],
  'POST /api/backoffice/sample-builds/:id/expected': ['bike.sample', on(open, acceptSample)],
  'POST /api/backoffice/parts': ['part.create', on(open, ({ send }) => send('parts', PART))],
  'POST /api/backoffice/parts/:id': ['part.edit', on(open, editPart)],
  'POST /api/backoffice/parts/:id/publication': ['part.publish', publishing(open, 'parts', 2005)],
  'POST /api/backoffice/parts/:id/prices': ['part.price', pricing(open, 'parts', 2001)],
  'POST /api/backoffice/parts/:id/prices/:price/cancel': ['part.price', cancelling(open, 'parts', 2001)],
  'POST /api/backoffice/rules': ['rule.create', on(open, ({ send }) => send('rules', RULE))],
  'POST /api/backoffice/rules/:id': ['rule.edit', on(open, editRule)],
  'POST /api/backoffice/rules/:id/delete': [
    'rule.delete',
    on(open, async ({ send, rule }) => send('rules/2/delete', { version: (await rule(2)).version })),
  ],
  'POST /api/backoffice/slots': ['slot.create', on(open, ({ send }) => send('slots', SLOT))],
  'POST /api/backoffice/slots/:id': ['slot.edit', on(open, editSlot)],
  'POST /api/backoffice/slots/:id/delete': ['slot.delete', deletingSlot(open)],
  'POST /api/backoffice/colours': ['colour.create', on(open, ({ send }) => send('colours', COLOUR))],
  'POST /api/backoffice/colours/:id': ['colour.edit', on(open, editColour)],
  'POST /api/backoffice/colours/:id/publication': ['colour.publish', publishing(open, 'colours', 7)],
  'POST /api/backoffice/colours/:id/prices': ['colour.price', pricing(open, 'colours', 7)],
  'POST /api/backoffice/colours/:id/prices/:price/cancel': ['colour.price', cancelling(open, 'colours', 7)],
})

type Open = () => { app: TestApp; admin: Person }
type Kind = 'bikes' | 'parts' | 'colours'

/** Returns the preparation of a call that needs none. */
const on =
  (open: Open, call: (office: BikeOffice) => Promise<{ statusCode: number }>) => async (): Promise<Call> => {
    const { app, admin } = open()
    return () => call(bikeOfficeOf(app, admin))
  }

const publishing = (open: Open, kind: Kind, id: number) =>
  on(open, ({ publish }) => publish(kind, id, false, { accept_broken: true }))

const pricing = (open: Open, kind: Kind, id: number) =>
  on(open, async ({ send, read }) => {
    const { version } = await read<{ version: number }>(`${kind}/${id}`)
    return send(`${kind}/${id}/prices`, { version, price: 321, accept_broken: true })
  })

const cancelling = (open: Open, kind: Kind, id: number) => async (): Promise<Call> => {
  const { app, admin } = open()
  const { send, read } = bikeOfficeOf(app, admin)
  const { version } = await read<{ version: number }>(`${kind}/${id}`)
  const planned = await send(`${kind}/${id}/prices`, { version, price: 999, begins_on: '2099-01-01' })
  const { prices, version: next } = planned.json().data
  return () => send(`${kind}/${id}/prices/${prices.planned[0].id}/cancel`, { version: next })
}

const editBike = async ({ send, bike }: BikeOffice) =>
  send('bikes/2', { ...bikeBody(await bike(2)), use: 'City' })

async function editSize({ send, bike }: BikeOffice) {
  const { version } = await bike(1)
  const colours = [{ colour_id: 7, is_dated: true }]
  const size = { rider_min_cm: 188, rider_max_cm: 204, note: null, colours }
  return send('bikes/1/sizes/14', { ...size, version })
}

async function acceptSample({ send, read }: BikeOffice) {
  const { items } = await read<{ items: Array<{ id: number; version: number }> }>('sample-builds')
  return send(`sample-builds/${items[0]?.id}/expected`, { version: items[0]?.version })
}

const editPart = async ({ send, part }: BikeOffice) =>
  send('parts/2004', { ...partBody(await part(2004)), summary: 'It stands.' })

async function editRule({ send, rule }: BikeOffice) {
  const { version } = await rule(3)
  return send('rules/3', { ...RULE, version, accept_broken: true })
}

async function editColour({ send, colour }: BikeOffice) {
  const { version } = await colour(2)
  return send('colours/2', { ...COLOUR, name: 'Chalk II', version, accept_broken: true })
}

async function editSlot({ send, slot }: BikeOffice) {
  const { id: _id, part_count: _count, ...stored } = await slot(8)
  return send('slots/8', { ...stored, title: 'Grips and bar' })
}

const deletingSlot = (open: Open) => async (): Promise<Call> => {
  const { app, admin } = open()
  const { send } = bikeOfficeOf(app, admin)
  const { id, version } = (await send('slots', { ...SLOT, title: 'Flags' })).json().data
  return () => send(`slots/${id}/delete`, { version })
}
