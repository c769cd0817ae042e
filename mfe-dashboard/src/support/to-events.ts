import type { TicketState } from '@nireeka/contracts/api'

import type { Message, Ticket } from './ticket.ts'

export type ThreadEvent =
  | { kind: 'message'; at: Date; message: Message }
  | { kind: 'move'; at: Date; state: TicketState }

/** The status changes to show. Others, such as "we answered", are obvious from a message. */
const TELLING: readonly TicketState[] = ['waiting_parts', 'solved', 'closed']

/** Returns messages and visible status changes by time; at the same time, the message comes first. */
export function toEvents({ messages, moves }: Pick<Ticket, 'messages' | 'moves'>): ThreadEvent[] {
  const told = moves.filter(({ state }, index) => TELLING.includes(state) || isReopening(moves, index))
  return [
    ...messages.map((message): ThreadEvent => ({ kind: 'message', at: message.at, message })),
    ...told.map(({ state, at }): ThreadEvent => ({ kind: 'move', at, state })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isReopening = (moves: Ticket['moves'], index: number) => moves[index - 1]?.state === 'closed'
