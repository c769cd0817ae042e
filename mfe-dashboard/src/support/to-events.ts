import type { TicketState } from '@nireeka/contracts/api'

import type { Message, Move, Ticket } from './ticket.ts'

export type ThreadEvent =
  | { kind: 'message'; at: Date; message: Message }
  | { kind: 'move'; at: Date; state: TicketState; isReopening: boolean; reason: string | null }

/** The status changes to show. Others, such as "we answered", are obvious from a message. */
const TELLING: readonly TicketState[] = ['waiting_parts', 'solved', 'closed']

/** Returns messages and visible status changes by time; at the same time, the message comes first. */
export function toEvents({ messages, moves }: Pick<Ticket, 'messages' | 'moves'>): ThreadEvent[] {
  const told = moves
    .map((move, index) => ({ ...move, isReopening: isReopening(moves, index) }))
    .filter((move) => TELLING.includes(move.state) || move.isReopening)
  return [
    ...messages.map((message): ThreadEvent => ({ kind: 'message', at: message.at, message })),
    ...told.map(({ by: _by, ...move }): ThreadEvent => ({ kind: 'move', ...move })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const isReopening = (moves: Move[], index: number) => moves[index - 1]?.state === 'closed'
