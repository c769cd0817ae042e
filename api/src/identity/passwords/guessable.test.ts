import { expect, test } from 'vitest'

import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isGuessable } from './guessable.ts'

const ANNA = { email: 'anna.berg@example.com', name: 'Anna', last_name: 'Bergström-Okafor' }

test.each([
  'password123',
  'Password123!',
  'P@ssw0rd2021',
  'pa$$word2024',
  '!!password!!',
  'password1password1',
  'qwertyuiop',
  'poiuytrewq',
  'qwerasdfzxcv',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  '1234567890',
  '0987654321ab',
  'aaaaaaaaaaaa',
  'abababababab',
  'abc12abc12abc12',
  'summer2024!',
  'Winter-2021',
  'iloveyou2022',
  'Dragon_Monkey_99',
  'liverpool1892',
  'correcthorsebatterystaple',
  'Nireeka2021!',
  'nireekaprime1',
  'mynireekabike',
  'Anna.Berg@example.com',
  'anna.berg1990',
  'AnnaAnna1990',
  'Bergström2021',
  'anna12345678',
])('%s is refused', (password) => {
  expect(isGuessable(password, ANNA)).toBe(true)
})

test.each([
  'a long enough phrase',
  '  🚲 rides at dawn 🚲  ',
  '🚲🌧️🌋🧦🪐🥐🎻🦔🧊🪁',
  'correct horse battery staple '.repeat(3).slice(0, 64),
  'ride-nireeka-2021',
  'kettle under the stairs',
  'dragon monkey summer football',
  'fjord+quilt=9',
  'tR7#kq9!vLz2',
  '48151623429177',
  '4815162342 and lost',
  'mein Rad hat drei Gänge',
  '自転車で海へ行く毎朝六時',
])('%s is taken', (password) => {
  expect(isGuessable(password, ANNA)).toBe(false)
})

test('every password of the list is refused, in capitals too, with a year or signs behind it', () => {
  const variants = [...COMMON_PASSWORDS].flatMap((one) => [one, one.toUpperCase(), `${one}!`])
  expect(variants.filter((one) => !isGuessable(one, ANNA))).toEqual([])
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(250)
  expect([...COMMON_PASSWORDS].filter((one) => one.length < 10)).toEqual([])
})

test('the longest password is checked at once, whatever it is made of', () => {
  const start = performance.now()
  for (const one of ['a', 'ab1', 'qwerty', 'passwordmonkey', '🚲']) {
    isGuessable(one.repeat(128).slice(0, 128), ANNA)
  }
  expect(performance.now() - start).toBeLessThan(500)
})
