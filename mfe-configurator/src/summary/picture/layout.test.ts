import { expect, test } from 'vitest'

import { layOut, STAGE, WIDTH } from './layout.ts'

const TEXTS = {
  title: 'Nireeka Nyx',
  look: 'Size M, Pine',
  parts: [] as string[],
  price: '$3,790',
  note: null as string | null,
}
/** A fake measure in which every letter is half as wide as it is high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2
const textsOf = (parts: string[]) => layOut({ ...TEXTS, parts }, widthOf).lines.map(({ text }) => text)

test('name, price, size and colour stand under the picture', () => {
  const { lines, height } = layOut(TEXTS, widthOf)
  expect(lines.map(({ text }) => text)).toEqual(['Nireeka Nyx', '$3,790', 'Size M, Pine'])
  for (const { x, y } of lines) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WIDTH)
    expect(y).toBeGreaterThan(STAGE)
    expect(y).toBeLessThan(height)
  }
})

test('parts stand beside each other as far as they fit, and none runs over the edge', () => {
  const parts = Array.from({ length: 12 }, (_, at) => `A part called ${at}`)
  const { lines, height } = layOut({ ...TEXTS, parts }, widthOf)
  const rows = lines.slice(3)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.flatMap(({ text }) => text.split('  ·  '))).toEqual(parts)
  for (const { text, x, y } of rows) {
    expect(x + widthOf(text, 30)).toBeLessThanOrEqual(WIDTH - x)
    expect(y).toBeLessThan(height)
  }
})

test('more parts than there is room for are counted', () => {
  const parts = Array.from({ length: 60 }, (_, at) => `A part with quite a long name called ${at}`)
  const last = textsOf(parts).at(-1)
  const shown = textsOf(parts).slice(3, -1).join('  ·  ').split('  ·  ').length
  expect(last).toBe(`and ${60 - shown} more`)
})

test('what the picture doesn’t show is said under the price', () => {
  const { lines } = layOut({ ...TEXTS, note: 'The picture shows the standard bike.' }, widthOf)
  expect(lines.at(-1)).toMatchObject({ text: 'The picture shows the standard bike.', align: 'right' })
})
