import { expect, test } from 'vitest'

import { createLayerModels } from './layer-model.ts'

const names = (pieces: { name: string }[]) => pieces.map(({ name }) => name)

test('a layer shows its piece alone, hidden by all others and fitted to the standard bike', () => {
  const { extra, others, standard } = createLayerModels('live')({
    subject: { bikes: [{ bike: 'nyx', size: 'M', parts: [2101, 2004] }] },
    pieces: ['lights'],
  })
  expect(names(extra)).toEqual(['lights'])
  expect(names(others)).toEqual([...names(standard), 'kickstand'])
  expect(names(standard)).toContain('frame')
  expect(names(standard)).not.toContain('lights')
})
