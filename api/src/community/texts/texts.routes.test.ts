import { InformationTextAnswer, TEXT_KEYS } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { productionSeeds } from '../../../seed/index.ts'
import { seededTexts, seedTexts } from '../../../seed/texts/seed-texts.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('every page has its text, and the legal ones the day of their last change', async () => {
  const app = await useTestApp()
  await seedTexts(app.db)
  for (const key of TEXT_KEYS) {
    const { text, changedOn = null } = seededTexts[key]
    const { data } = InformationTextAnswer.parse((await app.call(`/api/texts/${key}`)).json())
    expect(data).toEqual({ text, changed_on: changedOn })
  }
})

test('a shop in production begins with the texts, too', () => {
  expect(productionSeeds.map(({ run }) => run)).toContain(seedTexts)
})

test('there is no other text', async () => {
  const app = await useTestApp()
  expect((await app.call('/api/texts/imprint')).statusCode).toBe(422)
  expect((await app.call('/api/texts/terms')).statusCode).toBe(404)
})
