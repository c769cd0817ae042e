import { expect, test } from 'vitest'

import { hoursText } from './hours-text.ts'

test('no line ends within the hours of a day', () => {
  expect(hoursText('Monday to Friday 9 to 18, Saturday 10 to 16')).toBe(
    'Monday to Friday 9\u00A0to\u00A018, Saturday 10\u00A0to\u00A016',
  )
  expect(hoursText(null)).toBeNull()
})
