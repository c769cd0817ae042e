import { afterEach, expect, test, vi } from 'vitest'

import { timeouts } from './timeouts.ts'

const lineIs = (effectiveType?: string) => vi.stubGlobal('navigator', { connection: { effectiveType } })
const filesTook = (...durations: number[]) =>
  vi.stubGlobal('performance', { getEntriesByType: () => durations.map((duration) => ({ duration })) })

afterEach(() => vi.unstubAllGlobals())

test('a remote that hangs is given up in time for a fallback within 3 s', () => {
  lineIs('4g')
  const { chunk, request, remote } = timeouts()
  expect(chunk).toBeLessThan(request)
  expect(request).toBeLessThan(remote)
  expect(remote).toBeLessThan(3000)
})

test.each(['slow-2g', '2g', '3g'])('on a %s line it is waited for longer', (line) => {
  lineIs(line)
  expect(timeouts().chunk).toBeGreaterThan(10_000)
})

test('where the browser doesn’t tell, the page’s own files do', () => {
  lineIs()
  filesTook(80, 300)
  expect(timeouts().remote).toBeLessThan(3000)
  filesTook(80, 2100)
  expect(timeouts().chunk).toBeGreaterThan(10_000)
})
