import type { TicketState } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import { afterCustomersReply } from '../src/community/support/ticket-states.ts'
import { riders } from './forum/riders.ts'
import { QUESTIONS } from './ticket-questions.ts'
import { STORIES, type Step, type Story } from './ticket-stories.ts'

const HOUR_MS = 60 * 60_000
const EVERYDAY = 30

/**
 * Inserts the demo's tickets. Has to run after the demo's members and forum riders are inserted. Cara has no tickets.
 */
export async function seedTickets(db: Db, now = new Date()) {
  const users = await db.selectFrom('users').select(['id', 'user_name']).execute()
  const idOf = new Map(users.map((user) => [user.user_name, user.id]))
  const stories = [...STORIES, ...everydayStories()].toSorted((one, other) => other.daysAgo - one.daysAgo)
  const ids = new Map<string, number>()
  for (const story of stories) {
    const opened = new Date(now.getTime() - story.daysAgo * 24 * HOUR_MS)
    ids.set(story.subject, await tell(db, story, { opened, idOf, ids }))
  }
}

/** Returns everyday tickets: one common question for each forum rider and for a few guests. */
function everydayStories(): Story[] {
  return Array.from({ length: EVERYDAY }, (_, n): Story => {
    const [category, subject, text, answer] = QUESTIONS[n % QUESTIONS.length]!
    const by = riders[n % riders.length]!.user_name
    const steps: Step[] = [[2 + (n % 7), 'staff', answer, n % 5 === 4 ? 'waiting_parts' : undefined]]
    if (n % 3 === 0) {
      steps.push([20 + n, 'customer', 'That was quick, thank you!'])
      steps.push([22 + n, 'staff', 'You are welcome. Have a good ride!', 'solved'])
    }
    return {
      by,
      daysAgo: 4 + n * 2.3,
      category,
      subject,
      text,
      steps,
      closedAfter: n > 9 ? 24 * 8 : undefined,
    }
  })
}

interface Around {
  opened: Date
  idOf: Map<string, number>
  ids: Map<string, number>
}

interface Move {
  from_state: TicketState | null
  to_state: TicketState
  actor: string
  at: Date
}

interface People {
  customer: string
  agent: string
}

/** Returns the ticket's state changes for the story's steps, by the same rules as the support domain. */
function movesOf({ steps, closedAfter }: Story, { customer, agent }: People, after: (hours: number) => Date) {
  const moves: Move[] = [{ from_state: null, to_state: 'new', actor: customer, at: after(0) }]
  const go = (to_state: TicketState, actor: string, hours: number) => {
    const from_state = moves.at(-1)!.to_state
    if (from_state !== to_state) moves.push({ from_state, to_state, actor, at: after(hours) })
  }
  for (const [hours, who, , nextState] of steps) {
    if (who === 'staff') go(nextState ?? 'waiting_customer', agent, hours)
    if (who === 'customer') go(afterCustomersReply(moves.at(-1)!.to_state), customer, hours)
  }
  if (closedAfter) go('closed', customer, closedAfter)
  return moves
}

/** Inserts a ticket with all messages and state changes of its story. */
async function tell(db: Db, story: Story, { opened, idOf, ids }: Around): Promise<number> {
  const memberId = typeof story.by === 'string' ? (idOf.get(story.by) ?? null) : null
  const agentId = idOf.get('agnes-nireeka')
  if (!agentId || (typeof story.by === 'string' && !memberId))
    throw new Error('The demo tickets need their people')
  const after = (hours: number) => new Date(opened.getTime() + hours * HOUR_MS)
  const customer = memberId ? `member:${memberId}` : 'guest'
  const moves = movesOf(story, { customer, agent: `staff:${agentId}` }, after)
  const { id } = await db
    .insertInto('tickets')
    .values(ticketOf(story, { moves, memberId, ids, after }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const messages = [[0, 'customer', story.text] as Step, ...story.steps].map(([hours, who, text], index) => ({
    ticket_id: id,
    side: who === 'customer' ? ('customer' as const) : ('staff' as const),
    author_id: who === 'customer' ? memberId : agentId,
    is_internal: who === 'note',
    text,
    at: after(hours),
    key: `demo-message-${index}`,
  }))
  await db.insertInto('ticket_messages').values(messages).execute()
  const kept = moves.map((move) => ({ ...move, ticket_id: id }))
  await db.insertInto('ticket_moves').values(kept).execute()
  return id
}

interface Told {
  moves: Move[]
  memberId: number | null
  ids: Map<string, number>
  after: (hours: number) => Date
}

function ticketOf(story: Story, { moves, memberId, ids, after }: Told) {
  const { by, category, subject, steps, priority = 'normal' } = story
  const { to_state: state, at: moved } = moves.at(-1)!
  const spoken = after(steps.findLast(([, who]) => who !== 'note')?.[0] ?? 0)
  return {
    user_id: memberId,
    guest_name: typeof by === 'string' ? null : by.name,
    guest_email: typeof by === 'string' ? null : by.email,
    category,
    subject,
    state,
    priority,
    order_id: null,
    order_bike_id: null,
    from_ticket_id: null,
    merged_into_id: story.mergedInto ? (ids.get(story.mergedInto) ?? null) : null,
    opened_at: after(0),
    updated_at: moved > spoken ? moved : spoken,
    solved_at: state === 'solved' ? moved : null,
    key: `demo-ticket-${story.daysAgo}`,
    content_hash: 'demo',
  }
}
