import * as z from '@nireeka/contracts/zod'

import { PART_STEPS, SLOT_CHOICES } from './bike-admin-choices.ts'
import { answerOf, filled, Page, pageOf } from './common.ts'
import { AcceptBroken, BikeAdminVersion } from './part-admin.ts'

/** Query of GET /api/backoffice/slots, for admins. */
export const SlotListQuery = z.strictObject({ page: Page, step: z.enum(PART_STEPS).optional() })

const SlotRow = z.strictObject({
  id: z.int(),
  title: z.string(),
  step: z.enum(PART_STEPS),
  choice: z.enum(SLOT_CHOICES),
  /** Where it stands among the slots of its step, the lowest first; equal ones by their ids. */
  position: z.int(),
  /** How many parts are in it, published or not. */
  part_count: z.int(),
  version: z.int(),
})
export type SlotRowData = z.infer<typeof SlotRow>
export const SlotListAnswer = answerOf(pageOf(SlotRow))
export type SlotListData = z.infer<typeof SlotListAnswer>['data']

/** Answer of GET /api/backoffice/slots/{id}, and of the calls that write a slot. */
export const AdminSlotAnswer = answerOf(SlotRow)

const slotFields = {
  title: filled(60),
  step: z.enum(PART_STEPS),
  choice: z.enum(SLOT_CHOICES),
  position: z.int().min(0).max(10_000),
}

/** Body of POST /api/backoffice/slots: the configurator shows a slot as soon as a bike has a published part in it. */
export const NewSlot = z.strictObject(slotFields)

/** Body of POST /api/backoffice/slots/{id}; 409 `stale_version`, `breaks_samples` or `breaks_bikes`. */
export const SlotEdit = z.strictObject({
  ...slotFields,
  version: BikeAdminVersion,
  accept_broken: AcceptBroken,
})
