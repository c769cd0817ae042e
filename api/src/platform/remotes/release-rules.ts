import { isDeepStrictEqual } from 'node:util'

import type { RemoteRoute } from '@nireeka/contracts'
import type { RemoteReleaseData } from '@nireeka/contracts/api'

/**
 * Returns a release's audience: `staff` if all its routes are for staff, in which case others don't even see its name.
 */
export const audienceOf = ({ routes }: Pick<RemoteReleaseData, 'routes'>): 'public' | 'staff' =>
  routes.every(({ access }) => access === 'staff' || access === 'admin') ? 'staff' : 'public'

/** Throws unless a release's manifest is in the release's own, immutable folder. */
export function assertOwnManifest({ name, version, manifest }: RemoteReleaseData) {
  const folder = `/remotes/${name}/${version}/`
  if (!manifest.startsWith(folder) || /\.\.|[\s\\%]/.test(manifest)) {
    throw new Error(`The manifest of ${name} ${version} must lie below ${folder}`)
  }
}

/** Throws when a release's path is already taken by another remote. */
export function assertFreePaths(
  { name, routes }: RemoteReleaseData,
  live: Array<{ name: string; routes: RemoteRoute[] }>,
) {
  const taken = live
    .filter((other) => other.name !== name)
    .flatMap((other) => other.routes.map(({ path }) => path))
  const clash = routes.find(({ path }) => taken.includes(path))
  if (clash) throw new Error(`${clash.path} belongs to another remote`)
}

/** Throws when a version is published again with different contents. */
export function assertSameRelease(
  { name, version, manifest, routes }: RemoteReleaseData,
  known: { manifest: string; routes: RemoteRoute[] },
) {
  if (manifest !== known.manifest || !isDeepStrictEqual(routes, known.routes)) {
    throw new Error(`${name} ${version} has been published before, with other contents`)
  }
}
