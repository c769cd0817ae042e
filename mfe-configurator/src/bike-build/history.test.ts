import fc from 'fast-check'
import { expect, test } from 'vitest'

import { beginHistory, type History, MOST_STEPS, record, redo, undo } from './history.ts'

const isSame = (one: number, other: number) => one === other
const values = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 140 })
const recordAll = (all: number[], from = beginHistory(-1)) =>
  all.reduce((history, value) => record(history, value, isSame), from)
const times = <T>(count: number, step: (value: T) => T, from: T) =>
  Array.from({ length: count }).reduce<T>((value) => step(value), from)

test('whatever was undone comes back by redoing', () => {
  fc.assert(
    fc.property(values, fc.nat(150), (all, steps) => {
      const history = recordAll(all)
      const back = Math.min(steps, history.past.length)
      expect(times(back, redo, times(back, undo, history))).toEqual(history)
    }),
  )
})

test('undoing walks back through every value in order', () => {
  const history = recordAll([1, 2, 3])
  expect([undo(history).present, undo(undo(history)).present]).toEqual([2, 1])
})

test('the same value again is no step, so that one undo always changes something', () => {
  fc.assert(
    fc.property(values, (all) => {
      let history: History<number> = recordAll(all)
      while (history.past.length > 0) {
        const before = undo(history)
        expect(before.present).not.toBe(history.present)
        history = before
      }
    }),
  )
  const history = recordAll([1])
  expect(record(history, 1, isSame)).toBe(history)
})

test('a new value gives up what was undone', () => {
  expect(redo(record(undo(recordAll([1, 2])), 5, isSame)).present).toBe(5)
})

test('at most 100 steps are kept', () => {
  const history = recordAll(Array.from({ length: 150 }, (_, index) => index))
  expect(history.past).toHaveLength(MOST_STEPS)
  expect(times(200, undo, history).present).toBe(49)
})

test('there is nothing to undo or redo at the start', () => {
  const history = beginHistory(1)
  expect([undo(history), redo(history)]).toEqual([history, history])
})
