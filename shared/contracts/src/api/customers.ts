import * as z from '@nireeka/contracts/zod'

import { answerOf, Day, Dollars, filled, IdempotencyKey, Page, pageOf, text } from './common.ts'
import { DataExport } from './my-data.ts'
import { ShownStatus } from './orders.ts'
import { Areas } from './staff.ts'

/** What an account may do: `customer` is everybody who isn't staff. */
export const CUSTOMER_ROLES = ['customer', 'agent', 'admin'] as const
export type CustomerRole = (typeof CUSTOMER_ROLES)[number]

export const CUSTOMER_STATES = ['blocked', 'deletion_asked', 'merged'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

export const CUSTOMER_SORTS = [
  'newest',
  'oldest',
  'seen_last',
  'seen_first',
  'most_orders',
  'fewest_orders',
  'most_spent',
  'least_spent',
] as const
export type CustomerSort = (typeof CUSTOMER_SORTS)[number]

/**
 * Query of GET /api/backoffice/customers/export, for admins: a CSV file of at most 200,000 members. Orders and
 * what was spent are those of their paid orders.
 */
export const CustomerExportQuery = z.strictObject({
  /** The beginning of an email address, a name or a user name, in any case; or a whole order number or id. */
  search: text(100).optional(),
  role: z.enum(CUSTOMER_ROLES).optional(),
  state: z.enum(CUSTOMER_STATES).optional(),
  /** The first and the last day on which they registered, in UTC. */
  joined_from: Day.optional(),
  joined_to: Day.optional(),
  sort: z.enum(CUSTOMER_SORTS).default('newest'),
})

/** Query of GET /api/backoffice/customers. */
export const CustomerListQuery = CustomerExportQuery.extend({
  page: Page,
  per_page: z.enum(['50', '200', '500']).default('50').transform(Number),
})

const CustomerRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  user_name: z.string(),
  role: z.enum(CUSTOMER_ROLES),
  joined_at: z.string(),
  /** When they last used the site while logged in, as far as it is known. */
  last_seen_at: z.string().nullable(),
  /** Their paid orders, and what those cost without what was refunded. */
  order_count: z.int(),
  spent: Dollars,
  is_blocked: z.boolean(),
  is_merged: z.boolean(),
  /** When the account is deleted; null unless that was asked for. */
  deletion_due_at: z.string().nullable(),
})
export type CustomerRowData = z.infer<typeof CustomerRow>
export const CustomerListAnswer = answerOf(pageOf(CustomerRow))
export type CustomerListData = z.infer<typeof CustomerListAnswer>['data']

/** A member's account as admins see it. */
const CustomerDetails = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  user_name: z.string(),
  role: z.enum(CUSTOMER_ROLES),
  /** Where an agent works; empty for everybody else. */
  areas: Areas,
  joined_at: z.string(),
  /** Whether it is the caller's own account, whose role and block others decide about. */
  is_own: z.boolean(),
  has_second_factor: z.boolean(),
  /** Why and since when the member can't log in; null when they can. */
  block: z.strictObject({ reason: z.string(), at: z.string() }).nullable(),
  /** The devices on which they are logged in. */
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string().nullable(),
      started_at: z.string(),
      last_seen_at: z.string(),
    }),
  ),
  /** The latest file with what is stored about them, which only they can download. */
  export: DataExport.nullable(),
  deletion: z.strictObject({ asked_at: z.string(), due_at: z.string() }).nullable(),
  /** The account that this one was merged into; null for one that still stands. */
  merged_into: z
    .strictObject({ id: z.int(), name: z.string(), email: z.string(), at: z.string() })
    .nullable(),
  /** The accounts that were merged into this one. */
  merged: z.array(z.strictObject({ id: z.int(), email: z.string() })),
  /** Counts the changes by staff: writing calls send it back. */
  version: z.int(),
})
export const CustomerAnswer = answerOf(CustomerDetails)
export type CustomerData = z.infer<typeof CustomerAnswer>['data']

/** What a member has bought: the latest 20 orders, all bikes, and how many addresses are saved. */
export const CustomerPurchasesAnswer = answerOf(
  z.strictObject({
    /** Their paid orders, and what those cost without what was refunded. */
    order_count: z.int(),
    spent: Dollars,
    orders: z.array(
      z.strictObject({
        id: z.int(),
        number: z.string(),
        status: ShownStatus,
        placed_at: z.string(),
        total: Dollars,
      }),
    ),
    bikes: z.array(z.strictObject({ id: z.int(), title: z.string(), serial_number: z.string().nullable() })),
    address_count: z.int(),
  }),
)
export type CustomerPurchasesData = z.infer<typeof CustomerPurchasesAnswer>['data']

/** A member's latest 20 questions, and whether they get the newsletter. */
export const CustomerSupportAnswer = answerOf(
  z.strictObject({
    tickets: z.array(
      z.strictObject({
        id: z.int(),
        number: z.string(),
        subject: z.string(),
        state: z.string(),
        updated_at: z.string(),
      }),
    ),
    gets_newsletter: z.boolean(),
  }),
)
export type CustomerSupportData = z.infer<typeof CustomerSupportAnswer>['data']

/** Why staff do something to an account, which the audit log keeps, and the version of it that they have read. */
const change = { reason: filled(300), version: z.int().min(1) }

/** Body of the calls that change an account. A member who is blocked reads the reason when they try to log in. */
export const CustomerChange = z.strictObject(change)

/**
 * Body of POST /api/backoffice/customers/{id}/role. An agent without `areas` keeps those they have, or gets the usual
 * ones.
 */
export const CustomerRoleChange = z
  .strictObject({ role: z.enum(CUSTOMER_ROLES), areas: Areas.optional(), ...change })
  .refine(({ role, areas }) => role !== 'agent' || areas?.length !== 0, {
    path: ['areas'],
    message: 'Choose at least one area.',
  })

/** Body of POST /api/backoffice/customers/{id}/end-session, which ends one session of the member. */
export const CustomerSessionEnd = z.strictObject({
  session: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a session.'),
  ...change,
})

/** The most credit that staff grant at once, in dollars. */
export const MOST_GRANTED = 500

/** Body of POST /api/backoffice/customers/{id}/credits. The member reads the reason beside the credit. */
export const CreditGrant = z.strictObject({
  amount: z
    .number()
    .min(1, 'This must be at least $1.')
    .max(MOST_GRANTED, `This can be at most $${MOST_GRANTED}.`)
    .multipleOf(0.01, 'Please use at most two decimals.'),
  reason: filled(300),
})
export const CreditGrantHeaders = z.object({ 'idempotency-key': IdempotencyKey })
