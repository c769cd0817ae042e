import { formatDate } from '@nireeka/contracts'
import type { OrderScheduleData } from '@nireeka/contracts/api'

import { addDay, writeCalendar } from './write-calendar.ts'
import { notFound, type Attachment, type Db, type PageAddress } from '../../platform/index.ts'
import { type OrderFacts, readOrderFacts } from './order-facts.ts'
import { scheduleOf } from './order-schedule.ts'

export interface DeliveryCalendar {
  filename: string
  content: string
}

export type ReadCalendar = (wanted: { orderId: number; userId: number }) => Promise<DeliveryCalendar>

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** Creates the function that returns the calendar file of a member's own order. Throws a 404 without a day of delivery. */
export const createReadCalendar =
  ({ db, page }: { db: Db; page: PageAddress }): ReadCalendar =>
  async ({ orderId, userId }) => {
    const order = await readOrderFacts(db, orderId)
    if (order?.user_id !== userId) throw notFound('This order')
    const calendar = calendarOf(order, page)
    if (!calendar) throw notFound('A delivery day of this order')
    return calendar
  }

/** Returns the file with an order's delivery as an event of whole days; null while no day is known. */
export function calendarOf(order: OrderFacts, page: PageAddress): DeliveryCalendar | null {
  const schedule = scheduleOf(order)
  if (!schedule) return null
  const { number, version, placed_at, moves } = order
  const url = page(`/dashboard/orders/${order.id}`)
  const content = writeCalendar({
    // The same for all files of an order, so that a later file moves the event instead of adding one.
    uid: `order-${number}@${new URL(url).hostname}`,
    sequence: version,
    stamp: moves.at(-1)?.at ?? placed_at,
    first: schedule.arrives_from,
    end: addDay(schedule.arrives_to),
    summary: `Delivery of your Nireeka order ${number}`,
    description: [...stepsOf(schedule), url].join('\n'),
    url,
  })
  return { filename: `${number}-delivery.ics`, content }
}

/** Returns the calendar file as an attachment of an email; none while no day is known. */
export function attachCalendar(order: OrderFacts, page: PageAddress): Attachment[] {
  const calendar = calendarOf(order, page)
  if (!calendar) return []
  const { filename, content } = calendar
  return [{ filename, contentType: CALENDAR_TYPE, content: Buffer.from(content) }]
}

const stepsOf = ({ built_on, sent_on }: OrderScheduleData): string[] => [
  ...(built_on ? [`Built by ${formatDate(built_on)}`] : []),
  ...(sent_on ? [`Ships on ${formatDate(sent_on)}`] : []),
]
