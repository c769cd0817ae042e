import { formatDate } from '@nireeka/contracts'

import {
  button,
  type Content,
  type Db,
  greeting,
  manyLines,
  oneLine,
  type PageAddress,
  text,
} from '../../platform/index.ts'
import { ORDER_REASON } from '../orders/order-email.ts'
import { readReturnFacts, type ReturnFacts } from './return-facts.ts'
import { sendTo } from './to-return-data.ts'

/** What an email about a return needs. */
export interface ReturnEmail extends ReturnFacts {
  order_number: string
  name: string
  /** What is sent instead; none without an exchange. */
  sent: Array<{ title: string; count: number }>
}

/** Reads what an email about a return needs; null when there is none. */
export async function readReturnEmail(
  db: Db,
  { order_id, return_id }: { order_id: number; return_id: number },
): Promise<ReturnEmail | null> {
  const [facts] = await readReturnFacts(db, { orderId: order_id, returnId: return_id })
  const order = await db
    .selectFrom('orders')
    .select(['number', 'address'])
    .where('id', '=', order_id)
    .executeTakeFirst()
  if (!facts || !order) return null
  const sent = await readSent(db, facts.exchange_order_id)
  return { ...facts, order_number: order.number, name: order.address.name, sent }
}

const readSent = async (db: Db, orderId: number | null) =>
  orderId === null
    ? []
    : db
        .selectFrom('order_lines')
        .select(['title', 'count'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()

interface Words {
  subject: string
  heading: string
  sentences: string[]
}

function toContent(asked: ReturnEmail, { subject, heading, sentences }: Words, page: PageAddress): Content {
  return {
    subject,
    heading,
    blocks: [
      text(greeting(asked.name)),
      ...sentences.map(text),
      button('See your return', page(`/dashboard/orders/${asked.order_id}`)),
    ],
    reason: ORDER_REASON,
  }
}

const listOf = (pieces: ReadonlyArray<{ title: string; count: number }>) =>
  pieces.map(({ title, count }) => `${count} × ${oneLine(title)}`).join('\n')

const contentsOf = ({ lines }: ReturnEmail) => listOf(lines)

/** Returns what the member wants instead; nothing for money. */
function wantedOf({ lines }: ReturnEmail): string[] {
  const wanted = lines.flatMap(({ wanted_title, count }) =>
    wanted_title === null ? [] : [{ title: wanted_title, count }],
  )
  return wanted.length === 0 ? [] : [`You’d like to exchange it for:\n${listOf(wanted)}`]
}

export const returnRequested = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `We have your return request ${asked.number}`,
      heading: 'We have your return request',
      sentences: [
        `You want to return this from your order ${asked.order_number}:`,
        contentsOf(asked),
        ...wantedOf(asked),
        'Please don’t send anything yet. We’ll look at your request, usually within two working days, and email you where to send it.',
      ],
    },
    page,
  )

export const returnApproved = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `Your return ${asked.number} is approved`,
      heading: 'Please send it to us',
      sentences: [
        contentsOf(asked),
        `Please pack it well and send it to:\n${sendTo(asked.number).join('\n')}`,
        ...messageOf(asked, 'approved'),
        'The page of your order has a label with this address, to print and stick on the parcel. Postage isn’t included.',
        'We’ll email you as soon as it arrives.',
      ],
    },
    page,
  )

export const returnRejected = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `We can’t accept your return ${asked.number}`,
      heading: 'We can’t accept your return',
      sentences: [
        `You asked on ${formatDate(asked.requested_at)} to return something from your order ${asked.order_number}. We can’t accept it, for this reason:`,
        ...messageOf(asked, 'rejected'),
        'If you think we’ve got this wrong, please contact us.',
      ],
    },
    page,
  )

export const returnReceived = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `Your return ${asked.number} has arrived`,
      heading: 'Your return has arrived',
      sentences: [
        asked.lines
          .map(({ title, count, received }) => `${received ?? 0} of ${count} × ${oneLine(title)}`)
          .join('\n'),
        NEXT[asked.wish],
      ],
    },
    page,
  )

const NEXT: Record<ReturnEmail['wish'], string> = {
  payment: 'We’re checking it now. Then we’ll refund your original payment method.',
  credits: 'We’re checking it now. Then you’ll get store credit for it.',
  exchange: 'We’re checking it now. Then we’ll send your replacement, if it’s still in stock.',
}

export const returnClosed = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `Your return ${asked.number} is closed`,
      heading: 'Your return is closed',
      sentences: [
        `We’ve closed your return from order ${asked.order_number} without a refund, for this reason:`,
        ...messageOf(asked, 'closed'),
        'If you think we’ve got this wrong, please contact us.',
      ],
    },
    page,
  )

export const returnExchanged = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `Your exchange for return ${asked.number}`,
      heading: 'Your exchange is being packed',
      sentences: [
        `In exchange for your return from order ${asked.order_number}, we’re sending you, at no cost:`,
        listOf(asked.sent),
        `It is your order ${asked.exchange_order_number}. We’ll email you when it’s on its way.`,
      ],
    },
    page,
  )

/** Returns what staff have written with the change to this status. */
function messageOf({ moves }: ReturnEmail, status: ReturnEmail['status']): string[] {
  const reason = moves.findLast((move) => move.status === status)?.reason
  return reason ? [manyLines(reason)] : []
}
