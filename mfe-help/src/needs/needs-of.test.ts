import { expect, test } from 'vitest'

import { needsOf, withoutNeeds } from './needs-of.ts'

test.each([
  ['An update takes about eight minutes.', 'about eight minutes'],
  ['Registering takes two minutes and is worth a lot.', 'two minutes'],
  ['We’ll make sure it’s you, which takes a day or two.', null],
  ['It takes an extra 10 to 14 working days.', null],
])('“%s” takes %s', (text, time) => {
  expect(needsOf(text).time).toBe(time)
})

test('the tools are those that the text has a use for', () => {
  const text = 'Ask a second person to help. Tighten the stem to **5 Nm**. Inflate the tyres.'
  expect(needsOf(text).tools).toEqual(['a torque wrench', 'a pump'])
  expect(needsOf('With a hex key and a pedal spanner it takes about thirty minutes.')).toEqual({
    time: 'about thirty minutes',
    tools: ['a hex key', 'a pedal spanner'],
    hasNoTools: false,
    isForTwo: false,
  })
  expect(needsOf('Open the app and choose a bike.').tools).toEqual([])
})

test('a second person is a helper and no tool, and no tools is a fact', () => {
  expect(needsOf('Ask a second person to help.')).toMatchObject({ tools: [], isForTwo: true })
  expect(needsOf('The checks take about five minutes and no tools.')).toMatchObject({ hasNoTools: true })
  expect(needsOf('It takes no tools but a hex key.')).toMatchObject({
    tools: ['a hex key'],
    hasNoTools: false,
  })
})

test.each([
  [
    'The box is heavy: ask a second person. With a hex key and a pump at hand, it takes about thirty minutes.\n\n1. Lift.',
    'The box is heavy: ask a second person.\n\n1. Lift.',
  ],
  ['An update takes about eight minutes. Keep the bike on.', 'Keep the bike on.'],
  ['It takes ten minutes.\n\nOne. Two.', 'One. Two.'],
  ['Registering takes two minutes and is worth a lot.', 'Registering takes two minutes and is worth a lot.'],
  ['One.\n\nIt takes ten minutes.', 'One.\n\nIt takes ten minutes.'],
])('an introduction doesn’t repeat what stands above it', (text, shown) => {
  expect(withoutNeeds(text)).toBe(shown)
})
