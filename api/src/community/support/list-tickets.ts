import type { ListedTicketData } from '@nireeka/contracts/api'
import { type Selectable, sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { findOrderNumbers } from '../../sales/index.ts'
import type { Side, SupportTables } from './tables.ts'
import { messageCount, toSummary } from './ticket-summary.ts'

const PER_PAGE = 10
/** The most characters of a message that the list shows. */
const EXCERPT = 160

export interface Wanted {
  state: 'open' | 'closed'
  page: number
}

/** Returns a page of a member's own tickets, each with its last message and what it is about. */
export async function listTickets(db: Db, userId: number, { state, page }: Wanted) {
  const own = db.selectFrom('tickets').where('user_id', '=', userId)
  const [rows, counts] = await Promise.all([
    own
      .selectAll()
      .select([messageCount, lastMessage, bike])
      .where('state', state === 'closed' ? '=' : '<>', 'closed')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute(),
    own
      .select([
        sql<number>`count(*) filter (where state <> 'closed')`.as('open'),
        sql<number>`count(*) filter (where state = 'closed')`.as('closed'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const numbers = await findOrderNumbers(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  )
  const items = rows.map((row) => toListed(row, numbers))
  return { items, page, per_page: PER_PAGE, total: counts[state], counts }
}

interface LastMessage {
  from: Side
  name: string
  /** The message's beginning, with one character more than is shown when it is longer. */
  text: string
}

/** The SQL for the last message that isn't an internal note. */
const lastMessage = sql<LastMessage | null>`(
  select json_build_object(
    'from', message.side,
    'name', coalesce(author.name, tickets.guest_name, ''),
    'text', left(btrim(regexp_replace(message.text, '[[:space:]]+', ' ', 'g')), ${sql.lit(EXCERPT + 1)})
  )
  from ticket_messages as message left join users as author on author.id = message.author_id
  where message.ticket_id = tickets.id and not message.is_internal
  order by message.id desc limit 1
)`.as('last_message')

const bike = sql<ListedTicketData['bike']>`(
  select json_build_object('id', owned.id, 'title', bike.title)
  from order_bikes as owned join bikes as bike on bike.id = owned.bike_id
  where owned.id = tickets.order_bike_id
)`.as('bike')

type Row = Selectable<SupportTables['tickets']> & {
  message_count: number
  last_message: LastMessage | null
  bike: ListedTicketData['bike']
}

function toListed(row: Row, numbers: ReadonlyMap<number, string>): ListedTicketData {
  const { order_id, last_message, bike: about } = row
  const number = numbers.get(order_id ?? 0)
  return {
    ...toSummary(row),
    last_message: last_message && {
      from: last_message.from,
      name: last_message.name,
      excerpt: cutAtWord(last_message.text),
    },
    order: order_id !== null && number ? { id: order_id, number } : null,
    bike: about,
  }
}

/** Cuts a text that is too long between two words, or else inside the word. */
function cutAtWord(text: string): string {
  if (text.length <= EXCERPT) return text
  const end = text.lastIndexOf(' ', EXCERPT)
  return `${text.slice(0, end > 0 ? end : EXCERPT)}…`
}
