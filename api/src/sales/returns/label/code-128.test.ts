import { expect, test } from 'vitest'

import { code128, code128Values } from './code-128.ts'

/** The example of Wikipedia’s article: in code set A, whose start counts one less than that of B, its check symbol is 54. */
const EXAMPLE = 'PJJ123C'
const SYMBOL = 6
const MODULES = 11

/** Returns the symbols of a barcode as their widths, without the stop. */
function symbolsOf(text: string): string[] {
  const widths = code128(text).join('')
  return (widths.slice(0, -7).match(/.{6}/g) ?? []).map(String)
}

test('the check symbol is as the standard has it', () => {
  expect(code128Values(EXAMPLE)).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55])
})

test('every symbol is 11 modules wide, has bars of an even width, and is unlike all others', () => {
  const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
  const symbols = symbolsOf(all).slice(1, 96)
  expect(new Set(symbols).size).toBe(95)
  for (const symbol of symbols) {
    const widths = [...symbol].map(Number)
    expect(widths).toHaveLength(SYMBOL)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(MODULES)
    expect((widths[0]! + widths[2]! + widths[4]!) % 2).toBe(0)
  }
})

test('a barcode begins with the start of set B and ends with the stop', () => {
  const widths = code128('R-1005').join('')
  expect([widths.slice(0, 6), widths.slice(-7)]).toEqual(['211214', '2331112'])
  expect(widths).toHaveLength(8 * SYMBOL + 7)
})

test('what isn’t ASCII is no barcode', () => {
  for (const text of ['', 'R-１', 'R\n1']) expect(() => code128(text)).toThrow('ASCII')
})
