import type { Move, Ticket } from './ticket.ts'

type Heard = Pick<Ticket, 'messages' | 'moves'>

/** Returns what we have written and changed in a ticket since it was read first, in short. */
export function newsSince(first: Heard, now: Heard): string {
  const known = first.messages.at(-1)?.id ?? 0
  const count = now.messages.filter((message) => message.id > known && message.isOurs).length
  const moves = now.moves.slice(first.moves.length).filter(({ by }) => by !== 'customer')
  return [answers(count), stateNews(moves.at(-1))].filter(Boolean).join('. ')
}

function answers(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'New answer' : `${count} new answers`
}

function stateNews(move: Move | undefined): string {
  if (move?.state === 'closed') return 'This ticket is closed now'
  return move?.reason ? 'This ticket was reopened' : ''
}
