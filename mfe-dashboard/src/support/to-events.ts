import type { TicketState } from '@nireeka/contracts/api'

import type { Message, Ticket } from './ticket.ts'

export type ThreadEvent =
  | { kind: 'message'; at: Date; message: Message }
  | { kind: 'move'; at: Date; state: TicketState }

/** Moves that a message tells already, such as "we answered", say nothing besides. */
const TELLING: readonly TicketState[] = ['waiting_parts', 'solved', 'closed']

/** Messages and the moves worth telling, in the order of time; of what happened at once, the message first. */
export function toEvents({ messages, moves }: Pick<Ticket, 'messages' | 'moves'>): ThreadEvent[] {
  const told = moves.filter(({ state }, index) => TELLING.includes(state) || isReopening(moves, index))
  return [
    ...messages.map((message): ThreadEvent => ({ kind: 'message', at: message.at, message })),
    ...told.map(({ state, at }): ThreadEvent => ({ kind: 'move', at, state })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isReopening = (moves: Ticket['moves'], index: number) => moves[index - 1]?.state === 'closed'
