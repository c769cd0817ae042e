import type { TicketState } from '@nireeka/contracts/api'

import type { Message, Ticket } from './ticket.ts'

export type ThreadEvent =
  | { kind: 'message'; at: Date; message: Message }
  | { kind: 'move'; at: Date; state: TicketState }

/** The states whose changes are shown. Others, such as "we answered", are clear from a message. */
const TELLING: readonly TicketState[] = ['waiting_parts', 'solved', 'closed']

/** Returns messages and the changes of state that are shown, by time; at the same moment, the message first. */
export function toEvents({ messages, moves }: Pick<Ticket, 'messages' | 'moves'>): ThreadEvent[] {
  const told = moves.filter(({ state }, index) => TELLING.includes(state) || isReopening(moves, index))
  return [
    ...messages.map((message): ThreadEvent => ({ kind: 'message', at: message.at, message })),
    ...told.map(({ state, at }): ThreadEvent => ({ kind: 'move', at, state })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isReopening = (moves: Ticket['moves'], index: number) => moves[index - 1]?.state === 'closed'
