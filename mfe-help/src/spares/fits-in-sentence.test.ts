import { expect, test } from 'vitest'

import { fitsInSentence } from './fits-in-sentence.ts'

test.each([
  [['All Nireeka bikes'], 'all Nireeka bikes'],
  [['Nireeka Nyx', 'Nireeka Prime'], 'Nireeka Nyx, Nireeka Prime'],
  [['Allroad wheels'], 'Allroad wheels'],
])('%j reads “Fits %s”', (fits, text) => {
  expect(fitsInSentence(fits)).toBe(text)
})
