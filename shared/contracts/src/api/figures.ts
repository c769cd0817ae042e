import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Dollars } from './common.ts'
import { ShownStatus } from './orders.ts'
import { PAGE_KINDS, VITAL_NAMES } from './vitals.ts'

const DAY_MS = 24 * 3_600_000

/** The most days that figures are read for at once: a leap year. */
export const MOST_FIGURE_DAYS = 366

const daysIn = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/**
 * Query of each GET /api/backoffice/figures/…, for admins: the first and the last day, in UTC. Every figure has what it
 * was in as many days before the first one, too.
 */
export const FiguresQuery = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, 'The last day is before the first one.')
  .refine((days) => daysIn(days) <= MOST_FIGURE_DAYS, `Please choose at most ${MOST_FIGURE_DAYS} days.`)

/** A figure in the period, and in the one before; null where nothing was recorded by then. */
const compared = <T extends z.ZodType>(figure: T) =>
  z.strictObject({ now: figure, before: figure.nullable() })

const Sales = z.strictObject({
  /** What was paid on these days for orders, with shipping and tax, whatever became of them. */
  paid: Dollars,
  /** What went back on these days, also for older orders. */
  refunded: Dollars,
  /** What was paid without what went back; below 0 where more went back. */
  net: Dollars,
  /** The number of orders that were paid. */
  orders: z.int(),
  /** What these orders cost on average before refunds; null without orders. */
  average: Dollars.nullable(),
})

/** Answer of GET /api/backoffice/figures/sales. `days` are all days of the period, the first one first. */
export const SalesFiguresAnswer = answerOf(
  z.strictObject({
    sales: compared(Sales),
    days: z.array(z.strictObject({ day: z.string(), orders: z.int(), paid: Dollars, refunded: Dollars })),
  }),
)
export type SalesFiguresData = z.infer<typeof SalesFiguresAnswer>['data']

/** Answer of GET /api/backoffice/figures/orders: the orders placed on these days, by the status that they have today. */
export const OrderFiguresAnswer = answerOf(
  z.strictObject({
    orders: compared(z.int()),
    states: z.array(z.strictObject({ status: ShownStatus, now: z.int(), before: z.int().nullable() })),
  }),
)
export type OrderFiguresData = z.infer<typeof OrderFiguresAnswer>['data']

/** How many members went how far towards an order; each counts once. */
const Conversion = z.strictObject({
  /** Who put something into the cart that is still there, or placed an order. */
  carts: z.int(),
  /** Who placed an order. */
  ordered: z.int(),
  /** Who placed an order that was paid. */
  paid: z.int(),
})

/** Answer of GET /api/backoffice/figures/conversion. Guests' carts are in their browsers, and aren't counted. */
export const ConversionFiguresAnswer = answerOf(compared(Conversion))
export type ConversionFiguresData = z.infer<typeof ConversionFiguresAnswer>['data']

/** Answer of GET /api/backoffice/figures/tickets. Tickets that were merged into another one don't count. */
export const SupportFiguresAnswer = answerOf(
  z.strictObject({
    opened: compared(z.int()),
    /** Of the tickets that were opened on these days: the minutes until our first answer, as far as there is one. */
    first_answer: compared(z.strictObject({ count: z.int(), median: z.number().nullable() })),
    /** How many are open at the moment, and of how many the customer waits for us. */
    open: z.int(),
    waiting: z.int(),
  }),
)
export type SupportFiguresData = z.infer<typeof SupportFiguresAnswer>['data']

/** Answer of GET /api/backoffice/figures/newsletter: addresses that mail servers have refused for good. */
export const NewsletterFiguresAnswer = answerOf(z.strictObject({ bounces: compared(z.int()) }))
export type NewsletterFiguresData = z.infer<typeof NewsletterFiguresAnswer>['data']

/** Answer of GET /api/backoffice/figures/system. */
export const SystemFiguresAnswer = answerOf(
  z.strictObject({
    /** Emails that were given up. They are kept for 30 days, so that a period before is often unknown. */
    failed_emails: compared(z.int()),
    /** Searches that found nothing, in all searches together. */
    misses: compared(z.int()),
    /** Jobs whose last run has failed, and jobs that haven't run when they were due. */
    failed_jobs: z.int(),
    late_jobs: z.int(),
  }),
)
export type SystemFiguresData = z.infer<typeof SystemFiguresAnswer>['data']

export const VITAL_RATINGS = ['good', 'needs_work', 'poor'] as const
export type VitalRating = (typeof VITAL_RATINGS)[number]

const Speed = z.strictObject({
  visits: z.int(),
  /** Three of four visits had this or less; `is_more` where it lies beyond the scale, of which this is the end. */
  p75: z.number(),
  is_more: z.boolean(),
  rating: z.enum(VITAL_RATINGS),
})

/**
 * Answer of GET /api/backoffice/figures/speed: web vitals of visitors who allow statistics, by the kind of page on which
 * their visit began, with the kinds and measures that there are visits of.
 */
export const SpeedFiguresAnswer = answerOf(
  z.array(
    z.strictObject({
      page: z.enum(PAGE_KINDS),
      name: z.enum(VITAL_NAMES),
      now: Speed.nullable(),
      before: Speed.nullable(),
    }),
  ),
)
export type SpeedFiguresData = z.infer<typeof SpeedFiguresAnswer>['data']
