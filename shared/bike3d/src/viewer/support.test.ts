import { expect, test } from 'vitest'

import { type Facts, reasonForStill } from './support.ts'

const phone: Facts = { hasWebGl2: true, renderer: 'Adreno (TM) 640', savesData: false }

test.each<[string, Partial<Facts>, ReturnType<typeof reasonForStill>]>([
  ['a browser that draws fast shows the bike live', { frameMs: 12 }, null],
  ['before a frame was measured nothing speaks against it', {}, null],
  ['a frame of exactly 250 ms is fast enough', { frameMs: 250 }, null],
  ['a slower one is not', { frameMs: 251 }, 'slow'],
  ['without WebGL 2 the picture stays', { hasWebGl2: false, renderer: '' }, 'no-webgl'],
  ['whoever saves data keeps the picture', { savesData: true }, 'saves-data'],
  [
    'SwiftShader is no graphics card',
    { renderer: 'ANGLE (Google, Vulkan 1.3 (SwiftShader Device))' },
    'software',
  ],
  ['nor is llvmpipe', { renderer: 'llvmpipe (LLVM 15.0.6, 256 bits)' }, 'software'],
  ['nor is Apple’s software renderer', { renderer: 'Apple Software Renderer' }, 'software'],
  [
    'nor is Windows’ basic driver',
    { renderer: 'ANGLE (Microsoft Basic Render Driver Direct3D11)' },
    'software',
  ],
])('%s', (_rule, facts, reason) => {
  expect(reasonForStill({ ...phone, ...facts })).toBe(reason)
})

test('a visitor who asks for it gets the live view wherever it can be drawn', () => {
  const slow = { hasWebGl2: true, renderer: 'llvmpipe', savesData: true, frameMs: 900 }
  expect(reasonForStill(slow, true)).toBeNull()
  expect(reasonForStill({ ...slow, hasWebGl2: false }, true)).toBe('no-webgl')
})
