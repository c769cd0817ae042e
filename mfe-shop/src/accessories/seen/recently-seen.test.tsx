import { storage } from '@nireeka/kit/storage'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { bag, bell } from '../../testing/accessories.ts'
import { openProduct } from '../../testing/open-product.tsx'

beforeEach(() => localStorage.clear())

const allow = (comfort: boolean) =>
  storage.write('consent', { statistics: false, comfort, at: Date.now(), signal: false })

/** Opens one product after the other. */
async function look(...items: Array<typeof bell>) {
  for (const item of items) {
    const { unmount } = openProduct(`/shop/accessories/${item.id}`, {
      [`GET /api/accessories/${item.id}`]: item,
    })
    await screen.findByRole('heading', { level: 1, name: item.title })
    await screen.findByRole('heading', { name: 'Reviews' })
    if (item !== items.at(-1)) unmount()
  }
}

test('who allows it finds what was looked at before, and never what is looked at now', async () => {
  allow(true)
  await look(bag, bell)
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Commuter backpack' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Bell' })).toBeNull()
})

test('without a yes nothing is remembered', async () => {
  allow(false)
  await look(bag, bell)
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
  expect(localStorage.getItem('recentlySeen')).toBeNull()
})
