import * as z from '@nireeka/contracts/zod'

import { answerOf, text } from './common.ts'

/** Query of GET /api/backoffice/search: the beginning of a number, name or email address, or a word of a title. */
export const StaffSearchQuery = z.strictObject({ query: text(100).trim().min(2) })

const FoundMember = z.strictObject({ id: z.int(), name: z.string(), email: z.string() })

/** What the command palette finds, at most 5 of each; nothing of areas in which the caller doesn't work. */
export const StaffSearchAnswer = answerOf(
  z.strictObject({
    orders: z.array(z.strictObject({ id: z.int(), number: z.string(), customer: FoundMember })),
    members: z.array(FoundMember),
    tickets: z.array(z.strictObject({ id: z.int(), number: z.string(), subject: z.string() })),
    threads: z.array(z.strictObject({ id: z.int(), title: z.string() })),
    /** Products as they are listed: variants are found as the product that they belong to. */
    products: z.array(z.strictObject({ id: z.int(), number: z.string().nullable(), title: z.string() })),
  }),
)
export type StaffSearchData = z.infer<typeof StaffSearchAnswer>['data']
