import { expect, test } from 'vitest'

import { useTestApp } from '../../testing/test-app.ts'
import { openedBy } from './testing.ts'

test('an admin reads a member’s questions and whether they get the newsletter', async () => {
  const app = await useTestApp()
  const [admin, rita] = [await app.member(9), await app.member()]
  const ticket = await openedBy(app, rita)
  await openedBy(app, await app.member())
  const read = async () =>
    (await app.call(`/api/backoffice/customers/${rita.id}/support`, { as: admin.token })).json().data
  expect(await read()).toMatchObject({ tickets: [{ id: ticket.id }], gets_newsletter: false })
  await app.db
    .insertInto('newsletter_subscriptions')
    .values({ email: rita.email, confirmed_at: new Date(), token_hash: null, letter_at: null })
    .execute()
  expect((await read()).gets_newsletter).toBe(true)
})
