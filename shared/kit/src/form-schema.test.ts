import * as z from '@nireeka/contracts/zod'
import { expect, test } from 'vitest'

import { formSchema } from './form-schema.ts'
import { toOurName, toWireName } from './wire-names.ts'

const Body = z
  .strictObject({
    order_id: z.int().nullable(),
    address: z.strictObject({ street_2: z.string(), last_name: z.string().min(1) }),
  })
  .refine(({ order_id }) => order_id !== 13, { path: ['order_id'], message: 'Not this one.' })
const Form = formSchema(Body)
const right = { orderId: 7, address: { street2: '', lastName: 'Berg' } }

test.each([
  ['street_2', 'street2'],
  ['order_bike_id', 'orderBikeId'],
  ['email', 'email'],
])('%s is %s in a form', (wire, ours) => {
  expect([toOurName(wire), toWireName(ours)]).toEqual([ours, wire])
})

test('a form’s fields have our names, and what is sent has the API’s', async () => {
  expect(await Form.parseAsync(right)).toEqual({ order_id: 7, address: { street_2: '', last_name: 'Berg' } })
})

test('a wrong field is named as the form names it, in the words of whoever reads it', async () => {
  const wrong = { ...right, address: { street2: '', lastName: '' } }
  const { error } = await Form.safeParseAsync(wrong, { error: () => 'Please fill this in.' })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['address', 'lastName'], 'Please fill this in.'],
  ])
})

test('a rule over several fields is said at its field, with its own sentence', async () => {
  const { error } = await Form.safeParseAsync({ ...right, orderId: 13 })
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['orderId'], 'Not this one.']])
})

test('a field that the contract doesn’t know is refused', async () => {
  expect((await Form.safeParseAsync({ ...right, isAdmin: true })).success).toBe(false)
})
