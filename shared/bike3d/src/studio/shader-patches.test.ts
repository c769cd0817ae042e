import { ShaderChunk } from 'three'
import { expect, test } from 'vitest'

import { patched, SHADER_PATCHES } from './shader-patches.ts'

for (const [way, patches] of Object.entries(SHADER_PATCHES))
  test(`every patch for ${way} pictures matches the three that is installed`, () => {
    for (const patch of patches) expect(patched(ShaderChunk[patch.chunk], patch)).toContain(patch.put)
  })

test('a patch that does not match fails and names the chunk', () => {
  const patch = { chunk: 'common', find: 'no such line', put: '', times: 1 } as const
  expect(() => patched('text', patch)).toThrow(/common: 0 instead of 1 of “no such line”/)
})
