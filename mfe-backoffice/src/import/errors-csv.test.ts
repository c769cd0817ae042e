import { expect, test } from 'vitest'

import { errorsCsv } from './errors-csv.ts'

test('quotes are doubled, and no text is a formula', () => {
  const text = errorsCsv([
    { line: 2, item: '=1+1', message: 'Not “a”.' },
    { line: 3, item: 'A "bell"', message: '-1 is no stock.' },
  ])
  expect(text).toBe(
    '\uFEFF"line","item","error"\r\n"2","\'=1+1","Not “a”."\r\n"3","A ""bell""","\'-1 is no stock."\r\n',
  )
})
