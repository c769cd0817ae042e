import { isSafetyMatter } from '@nireeka/contracts/api'
import { expect, test } from 'vitest'

const about = (text: string, category = 'technical', subject = 'A question') => ({ category, subject, text })

test.each([
  'My brake feels soft.',
  'The BRAKES do not work any more',
  'the front one is not braking',
  'There is a strange smell when it charges.',
  'It smells burnt',
  'smoke came out of the charger',
  'The hot battery worries me.',
  'After the ride the battery was so hot that I could not hold it.',
  'My battery is swollen',
  'A crack in the frame near the motor',
  'The fork is cracked.',
  'the handlebar snapped',
  'Sparks at the plug',
])('“%s” is about danger', (text) => {
  expect(isSafetyMatter(about(text))).toBe(true)
  expect(isSafetyMatter(about('See above.', 'other', text))).toBe(true)
})

test.each([
  'How do I change the units?',
  'Is the brake taillight in stock again?',
  'My order came in a hot week and the box was wet.',
  'The battery is at 40 % after 30 km.',
  'I broke my promise to order a second one. When does it come?',
  'The fireplace picture on your page is pretty.',
])('“%s” is not', (text) => {
  expect(isSafetyMatter(about(text))).toBe(false)
})

test('the category says it as well as words', () => {
  expect(isSafetyMatter(about('Please call me.', 'safety'))).toBe(true)
})
