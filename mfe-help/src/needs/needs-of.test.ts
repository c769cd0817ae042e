import { expect, test } from 'vitest'

import { needsOf } from './needs-of.ts'

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
  expect(needsOf(text).tools).toEqual(['a second person', 'a torque wrench', 'a pump'])
  expect(needsOf('With a hex key and a pedal spanner it takes about thirty minutes.')).toEqual({
    time: 'about thirty minutes',
    tools: ['a hex key', 'a pedal spanner'],
  })
  expect(needsOf('Open the app and choose a bike.').tools).toEqual([])
})
