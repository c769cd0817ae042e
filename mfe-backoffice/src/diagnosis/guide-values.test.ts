import { expect, test } from 'vitest'

import { placeOf, showGuideField } from './guide-texts.ts'
import { movedUp, withItem, withoutItem } from '../form/list-items.ts'
import { messagesIn } from '../form/messages-in.ts'
import { freeKey, newCheck, newOutcome, toValues } from './guide-values.ts'

test('a new check or outcome gets a name that none has', () => {
  expect(freeKey('check', [])).toBe('check-1')
  expect(freeKey('check', [{ key: 'check-2' }])).toBe('check-3')
  expect(freeKey('outcome', [{ key: 'done' }])).toBe('outcome-2')
})

test('items are replaced, removed and moved', () => {
  expect(withItem(['a', 'b'], 1, 'c')).toEqual(['a', 'c'])
  expect(withoutItem(['a', 'b'], 0)).toEqual(['b'])
  expect(movedUp(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b'])
  expect(movedUp(['a', 'b'], 0)).toEqual(['a', 'b'])
})

test('an answer says what it leads to', () => {
  const values = {
    ...toValues(null),
    checks: [{ ...newCheck('level', 'done'), question: 'Is the level above 0?' }],
    outcomes: [{ ...newOutcome('done'), title: 'That was it' }],
  }
  expect(placeOf('level', values)).toBe('Check 1: Is the level above 0?')
  expect(placeOf('done', values)).toBe('Solved: That was it')
  expect(placeOf('gone', values)).toBe('Nowhere')
  expect(showGuideField('checks', values.checks)).toContain('Is the level above 0?')
  expect(showGuideField('outcomes', values.outcomes)).toBe('Solved · That was it · ')
})

test('the sentences of a part are found in any depth, once each', () => {
  const deep = [undefined, { answers: [{ to: { message: 'Nowhere.' } }, { to: { message: 'Nowhere.' } }] }]
  expect(messagesIn(deep)).toEqual(['Nowhere.'])
  expect(messagesIn(undefined)).toEqual([])
})
