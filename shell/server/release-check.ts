import { join } from 'node:path'

import { releaseHash } from '@nireeka/tooling/release-hash'
import type { RegisteredRemote } from '@nireeka/contracts'

import { RenderFailure } from './rendering/render-failure.ts'

/**
 * Creates the check that a release's files match its version's checksum byte for byte, before its code runs on the
 * server. Each version is checked once.
 */
export function createReleaseCheck(releasesDir: string) {
  const whole = new Set<string>()

  return async ({ name, version }: RegisteredRemote): Promise<void> => {
    const folder = join(releasesDir, name, version)
    if (whole.has(folder)) return
    const hash = await releaseHash(folder).catch(() => null)
    if (hash === null) throw new RenderFailure('missing', `There is no release in ${folder}`)
    if (!version.endsWith(`-${hash}`))
      throw new RenderFailure('broken', 'Its files are not those that were released')
    whole.add(folder)
  }
}
