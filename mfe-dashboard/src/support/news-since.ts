import type { Message, Move, Ticket } from './ticket.ts'

type Heard = Pick<Ticket, 'messages' | 'moves' | 'side'>

/** Returns what the other side has written and changed in a ticket since it was read first, in short. */
export function newsSince(first: Heard, now: Heard): string {
  const known = first.messages.at(-1)?.id ?? 0
  const count = now.messages.filter((message) => message.id > known && isFromOther(message, now)).length
  const moves = now.moves.slice(first.moves.length).filter(({ by }) => by !== now.side)
  return [answers(count, now), stateNews(moves.at(-1))].filter(Boolean).join('. ')
}

const isFromOther = ({ isOurs }: Message, { side }: Heard) => isOurs === (side === 'customer')

function answers(count: number, { side }: Heard): string {
  const one = side === 'customer' ? 'answer' : 'message from the customer'
  const several = side === 'customer' ? 'answers' : 'messages from the customer'
  if (count === 0) return ''
  return count === 1 ? `New ${one}` : `${count} new ${several}`
}

function stateNews(move: Move | undefined): string {
  if (move?.state === 'closed') return 'This ticket is closed now'
  return move?.reason ? 'This ticket is open again' : ''
}
