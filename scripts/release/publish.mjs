import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { releaseHash } from '@nireeka/tooling/release-hash'

import { root } from '../root.mjs'

/**
 * @typedef {import('../../api/src/backend.ts').Backend['remotes']} Registry the remote registry
 * @typedef {Parameters<Registry['publish']>[0]['routes']} Routes
 * @typedef {{ name: string, version: string, dist: string, routes: Routes }} Release
 */

/** The names of the remotes, which are the folders with a route file. */
export const REMOTES = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'src/routes.ts')))
  .map((folder) => folder.replace('mfe-', ''))

/**
 * Publishes every build that has never been live. A version that was rolled back isn't published again.
 * @param {{ remotes: Registry, releasesDir: string }} needs
 */
export async function publishBuilds({ remotes, releasesDir }) {
  const known = new Set((await remotes.list()).map(({ name, version }) => `${name}@${version}`))
  for (const name of REMOTES) {
    const release = await readBuild(name)
    if (!known.has(`${name}@${release.version}`) || !(await exists(folderOf(releasesDir, release)))) {
      await publish({ remotes, releasesDir, release, makeLive: !known.has(`${name}@${release.version}`) })
    }
  }
}

/**
 * Returns the release in a remote's dist or another folder. Its version is the package's version with a hash of the
 * files.
 * @param {string} name
 * @param {string} [from] the other folder
 * @returns {Promise<Release>}
 */
export async function readBuild(name, from) {
  const dir = path.join(root, `mfe-${name}`)
  const dist = path.resolve(from ?? path.join(dir, 'dist'))
  const { version } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'))
  const { routes } = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8'))
  return { name, dist, routes, version: `${version}-${await releaseHash(dist)}` }
}

/**
 * Publishes a release: first all files, then the row that makes them live, so that no visitor gets an incomplete
 * release.
 * @param {{ remotes: Registry, releasesDir: string, release: Release, makeLive?: boolean }} needs
 */
export async function publish({ remotes, releasesDir, release, makeLive = true }) {
  const { name, version, routes, dist } = release
  const folder = folderOf(releasesDir, release)
  if (!(await exists(folder))) {
    const draft = `${folder}.${process.pid}.draft`
    await mkdir(path.dirname(folder), { recursive: true })
    await cp(dist, draft, { recursive: true })
    await rename(draft, folder).catch(async (error) => {
      await rm(draft, { recursive: true, force: true })
      // The same release was published by another process meanwhile, which is fine.
      if (!(await exists(folder))) throw error
    })
  }
  if (!makeLive) return
  await remotes.publish({ name, version, routes, manifest: `/remotes/${name}/${version}/mf-manifest.json` })
}

/**
 * @param {string} releasesDir
 * @param {Pick<Release, 'name' | 'version'>} release
 */
const folderOf = (releasesDir, { name, version }) => path.join(releasesDir, name, version)

/** @param {string} file */
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  )
