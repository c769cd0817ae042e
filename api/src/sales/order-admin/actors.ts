import type { ActorData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

const PERSON = /^(admin|staff|member):(\d+)$/
const PROVIDERS: Record<string, string> = { sandbox: 'Test page', stripe: 'Stripe', paypal: 'PayPal' }

/** Returns a function that names who did something: `admin:3`, `member:12`, `provider:stripe` or `shop`. */
export async function readActors(db: Db, actors: readonly string[]): Promise<(actor: string) => ActorData> {
  const names = await readNames(db, actors)
  return (actor) => {
    const [, role, id] = PERSON.exec(actor) ?? []
    if (role) return { kind: role === 'member' ? 'member' : 'admin', name: names.get(Number(id)) ?? '' }
    if (!actor.startsWith('provider:')) return { kind: 'shop', name: '' }
    const provider = actor.slice('provider:'.length)
    return { kind: 'provider', name: PROVIDERS[provider] ?? provider }
  }
}

async function readNames(db: Db, actors: readonly string[]): Promise<Map<number, string>> {
  const ids = new Set(actors.flatMap((actor) => PERSON.exec(actor)?.[2] ?? []).map(Number))
  if (ids.size === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(people.map(({ id, name, last_name }) => [id, `${name} ${last_name}`.trim()]))
}
