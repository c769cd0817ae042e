import type { TicketState } from '@nireeka/contracts/api'

import type { Conversation, Message } from './ticket.api.ts'

export type ConversationEvent =
  | { kind: 'message'; key: string; at: Date; message: Message }
  | { kind: 'move'; key: string; at: Date; state: TicketState; by: string; reason: string | null }

const BY = { customer: 'by the customer', staff: 'by us', shop: 'automatically' }

/** Returns messages, notes and changes of the state by time; at the same time, the message comes first. */
export function eventsOf({ messages, moves }: Pick<Conversation, 'messages' | 'moves'>): ConversationEvent[] {
  return [
    ...messages.map((message): ConversationEvent => ({
      kind: 'message',
      key: `message-${message.id}`,
      at: new Date(message.at),
      message,
    })),
    ...moves.map(({ state, at, by, reason }, index): ConversationEvent => ({
      kind: 'move',
      key: `move-${index}`,
      at: new Date(at),
      state,
      by: BY[by],
      reason,
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}
