import { expect, test } from 'vitest'

import { readPdf } from '../../../testing/pdf-text.ts'
import type { BuildSheet } from '../draw-sheets-of.ts'
import { drawBuildSheets } from './draw-build-sheets.ts'

const sheet = (parts: number): BuildSheet => ({
  number: 'NK-100042',
  title: 'Nireeka Nyx',
  facts: [
    ['Size', 'M'],
    ['Colour', 'Deep green'],
    ['Customer', 'Rita Rider'],
    ['Promised', 'December 12, 2026'],
  ],
  swatch: '#2f4a3c',
  parts: Array.from({ length: parts }, (_, at) => ({ slot: 'Brakes', title: `Brake ${at}`, note: null })),
  serial: null,
})

test('a further page of a bike says which bike it is, and what is written down stands on one page', async () => {
  const pages = readPdf(await drawBuildSheets({ sheets: [sheet(22), sheet(40)] }))
  const further = pages.filter((page) => !page.includes('Build NK-100042'))
  expect(further.length).toBeGreaterThan(0)
  for (const page of further) expect(page).toContain('NK-100042 · Nireeka Nyx · Size: M · Colour: Deep green')
  const withFields = pages.filter((page) => /Serial number|Built by|Checked by/.test(page))
  expect(withFields).toHaveLength(2)
  for (const page of withFields) expect(page).toMatch(/Serial number[^]*Built by[^]*Checked by/)
})
