import { toDollars } from '@nireeka/contracts'
import type { AdminReturnData } from '@nireeka/contracts/api'

import { notFound, type Db } from '../../platform/index.ts'
import { readActors } from '../order-admin/actors.ts'
import { allowedActions } from './allowed-actions.ts'
import { isExchangeable, readExchangeOptions } from './exchange-options.ts'
import { readReturnFacts } from './return-facts.ts'
import { customerOf, orderOf, readReturnRows } from './return-list.repository.ts'
import { readReturnValues } from './return-values.ts'
import { outcomeOf, toReturnLine } from './to-return-data.ts'

export type ReadAdminReturn = (id: number) => Promise<AdminReturnData>

/** Creates the function that reads a return as admins see it; throws a 404 for one that there isn't. */
export const createReadAdminReturn =
  (db: Db): ReadAdminReturn =>
  async (id) => {
    const [row] = await readReturnRows(db, [id])
    if (!row) throw notFound('This return')
    const [facts] = await readReturnFacts(db, { orderId: row.order_id, returnId: id })
    if (!facts) throw notFound('This return')
    const [values, options, who] = await Promise.all([
      readReturnValues(db, row.order_id, facts.lines),
      readExchangeOptions(db, facts.lines),
      readActors(
        db,
        facts.moves.map(({ actor }) => actor),
      ),
    ])
    return {
      id,
      number: facts.number,
      status: facts.status,
      version: facts.version,
      wish: facts.wish,
      comment: facts.comment,
      requested_at: facts.requested_at.toISOString(),
      order: orderOf(row),
      customer: customerOf(row),
      lines: facts.lines.map((line) => ({
        ...toReturnLine(line),
        product_id: line.product_id,
        restocked: line.restocked,
        written_off: line.written_off,
        condition: line.condition,
        value: toDollars(values.byLine.get(line.line_id) ?? 0),
        exchange_options: (options.get(line.line_id) ?? []).map(({ product_id, title, stock }) => ({
          product_id,
          title,
          available: stock,
        })),
      })),
      refundable: toDollars(values.refundCents),
      allowed: allowedActions({
        ...facts,
        refund_cents: values.refundCents,
        is_exchangeable: isExchangeable(facts, options),
      }),
      ...outcomeOf(facts),
      photos: facts.photos.map((photo) => ({ id: photo.id, name: photo.name })),
      moves: facts.moves.map(({ status, actor, reason, at }) => ({
        status,
        who: who(actor),
        reason,
        at: at.toISOString(),
      })),
    }
  }
