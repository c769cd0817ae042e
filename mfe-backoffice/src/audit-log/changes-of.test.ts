import { expect, test } from 'vitest'

import { changesOf } from './changes-of.ts'

test('only what differs is a change', () => {
  const before = { status: 'paid', version: 3, note: null }
  const after = { status: 'shipped', version: 3, note: '' }
  expect(changesOf({ before, after })).toEqual([{ name: 'status', before: 'paid', after: 'shipped' }])
})

test('what is new has nothing before, what is gone nothing after', () => {
  expect(changesOf({ before: null, after: { amount: 12.5 } })).toEqual([
    { name: 'amount', before: null, after: '12.5' },
  ])
  expect(changesOf({ before: { reason: 'Late' }, after: null })).toEqual([
    { name: 'reason', before: 'Late', after: null },
  ])
})

test('lists are compared by what they hold', () => {
  const lines = [{ line_id: 1, count: 2 }]
  expect(changesOf({ before: { lines }, after: { lines: [{ ...lines[0] }] } })).toEqual([])
  expect(changesOf({ before: { lines }, after: { lines: [] } })).toEqual([
    { name: 'lines', before: '[{"line_id":1,"count":2}]', after: '[]' },
  ])
})
