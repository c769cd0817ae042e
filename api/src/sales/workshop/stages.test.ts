import { ORDER_STATUSES, WORKSHOP_STAGES } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

import { mayMove } from '../orders/move-order.ts'
import { movesTo, nextStages, statusOf, WORKSHOP_STATUSES } from './stages.ts'

test.each([
  [['to_build', 'to_build'], 'paid'],
  [['in_production', 'to_build'], 'in_production'],
  [['built', 'to_build'], 'in_production'],
  [['quality_check', 'in_production'], 'in_production'],
  [['quality_check', 'built'], 'quality_check'],
  [['built', 'built'], 'ready_to_ship'],
] as const)('an order whose bikes are %j is %s', (stages, status) => {
  expect(statusOf(stages)).toBe(status)
})

test('an order follows its bikes by moves that are allowed (catalogue, section 11)', () => {
  for (const from of WORKSHOP_STATUSES) {
    for (const first of WORKSHOP_STAGES) {
      for (const second of WORKSHOP_STAGES) {
        const way = [from, ...movesTo(from, statusOf([first, second]))]
        way.slice(1).forEach((to, at) => expect(mayMove(way[at] ?? 'expired', to)).toBe(true))
      }
    }
  }
})

test.each(ORDER_STATUSES)('whether a bike of an order that is %s can be moved', (status) => {
  const isOpen = ['paid', 'in_production', 'quality_check'].includes(status)
  expect(nextStages('quality_check', { status, held_reason: null })).toEqual(
    isOpen ? ['built', 'in_production'] : [],
  )
  expect(nextStages('quality_check', { status, held_reason: 'other amount' })).toEqual([])
})
