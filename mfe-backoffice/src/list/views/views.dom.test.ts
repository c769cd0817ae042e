import { storage } from '@nireeka/kit/storage'
import { beforeEach, expect, test } from 'vitest'

import { deleteView, readViews, saveView } from './views.ts'

beforeEach(() => storage.clear('savedViews'))

test('views are saved by list, and replaced by name', () => {
  saveView('orders', { name: 'To ship', search: '?status=paid' })
  saveView('orders', { name: 'Big', search: '?sort=-total' })
  saveView('orders', { name: 'To ship', search: '?status=ready_to_ship' })
  expect(readViews('orders')).toEqual([
    { name: 'Big', search: '?sort=-total' },
    { name: 'To ship', search: '?status=ready_to_ship' },
  ])
  expect(readViews('audit-log')).toEqual([])
})

test('a view that is deleted is gone, and no other', () => {
  saveView('orders', { name: 'To ship', search: '?status=paid' })
  saveView('orders', { name: 'Big', search: '?sort=-total' })
  deleteView('orders', 'To ship')
  expect(readViews('orders').map(({ name }) => name)).toEqual(['Big'])
})

test('at most 20 are kept, the newest', () => {
  for (let number = 1; number <= 21; number++)
    saveView('orders', { name: `${number}`, search: '?status=paid' })
  expect(readViews('orders')).toHaveLength(20)
  expect(readViews('orders')[0]?.name).toBe('2')
})

test.each([null, 'x', { orders: 'x' }, { orders: [{ name: 1 }, { name: 'x', search: '//elsewhere' }] }])(
  'what is no list of views in the storage counts as none: %j',
  (stored) => {
    storage.write('savedViews', stored)
    expect(readViews('orders')).toEqual([])
  },
)
