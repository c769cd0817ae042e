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
  return facts && order ? { ...facts, order_number: order.number, name: order.address.name } : null
}

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

const contentsOf = ({ lines }: ReturnEmail) =>
  lines.map(({ title, count }) => `${count} × ${oneLine(title)}`).join('\n')

export const returnRequested = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `We have your return request ${asked.number}`,
      heading: 'We have your return request',
      sentences: [
        `You want to return this from your order ${asked.order_number}:`,
        contentsOf(asked),
        'Please don’t send anything yet. We look at your request, usually within two working days, and then write to you where to send it.',
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
        'We write to you as soon as it has arrived.',
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
        'If you think that we are wrong, please write to us.',
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
  payment: 'We look at it now. Then your money goes back the way you paid.',
  credits: 'We look at it now. Then you get store credit for it.',
}

export const returnClosed = (asked: ReturnEmail, page: PageAddress) =>
  toContent(
    asked,
    {
      subject: `Your return ${asked.number} is closed`,
      heading: 'Your return is closed',
      sentences: [
        `We have closed your return from the order ${asked.order_number} without a refund, for this reason:`,
        ...messageOf(asked, 'closed'),
        'If you think that we are wrong, please write to us.',
      ],
    },
    page,
  )

/** Returns what staff have written with the change to this status. */
function messageOf({ moves }: ReturnEmail, status: ReturnEmail['status']): string[] {
  const reason = moves.findLast((move) => move.status === status)?.reason
  return reason ? [manyLines(reason)] : []
}
