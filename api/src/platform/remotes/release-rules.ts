import { isDeepStrictEqual } from 'node:util'

import type { RemoteRoute } from '@nireeka/contracts'
import type { RemoteReleaseData } from '@nireeka/contracts/api'

/** A remote of which every route is for staff isn't even named to others. */
export const audienceOf = ({ routes }: Pick<RemoteReleaseData, 'routes'>): 'public' | 'staff' =>
  routes.every(({ access }) => access === 'staff' || access === 'admin') ? 'staff' : 'public'

/** A release's files lie in its own folder, which never changes. */
export function assertOwnManifest({ name, version, manifest }: RemoteReleaseData) {
  const folder = `/remotes/${name}/${version}/`
  if (!manifest.startsWith(folder) || /\.\.|[\s\\%]/.test(manifest)) {
    throw new Error(`The manifest of ${name} ${version} must lie below ${folder}`)
  }
}

/** Two remotes can't have the same path. */
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

/** What has once been published under a version stays what it is. */
export function assertSameRelease(
  { name, version, manifest, routes }: RemoteReleaseData,
  known: { manifest: string; routes: RemoteRoute[] },
) {
  if (manifest !== known.manifest || !isDeepStrictEqual(routes, known.routes)) {
    throw new Error(`${name} ${version} has been published before, with other contents`)
  }
}
