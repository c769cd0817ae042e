import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { releaseFiles } from '@nireeka/tooling/release-files'
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
 * Fills an empty registry with every remote's build, once. A registry with any release stays as it is: what is live is
 * changed by `npm run release` only. Returns the builds that aren't live.
 * @param {{ remotes: Pick<Registry, 'publishFirst' | 'list'>, releasesDir: string, builds?: Release[] }} needs
 */
export async function fillRegistry({ remotes, releasesDir, builds }) {
  const releases = builds ?? (await Promise.all(REMOTES.map((name) => readBuild(name))))
  const known = await remotes.list()
  for (const release of releases) {
    // The files of a known version may be missing here: another machine has released it.
    if (known.length === 0 || isIn(known, release)) await copyFiles(releasesDir, release)
  }
  if (known.length === 0) await remotes.publishFirst(releases.map(toRow))
  const live = (await remotes.list()).filter(({ isLive }) => isLive)
  return releases.filter((release) => !isIn(live, release))
}

/**
 * @param {Array<Pick<Release, 'name' | 'version'>>} list
 * @param {Pick<Release, 'name' | 'version'>} release
 */
const isIn = (list, { name, version }) => list.some((it) => it.name === name && it.version === version)

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
  const remote = await readFile(path.join(dist, 'remote.json'), 'utf8').catch((error) => {
    throw new Error(`There is no build of a remote in ${dist}.`, { cause: error })
  })
  const { routes } = JSON.parse(remote)
  return { name, dist, routes, version: `${version}-${await releaseHash(dist)}` }
}

/**
 * Publishes a release: first all files, then the row that makes them live, so that no visitor gets an incomplete
 * release. The files of a refused release are removed again.
 * @param {{ remotes: Pick<Registry, 'publish'>, releasesDir: string, release: Release }} needs
 */
export async function publish({ remotes, releasesDir, release }) {
  const isNew = await copyFiles(releasesDir, release)
  await remotes.publish(toRow(release)).catch(async (error) => {
    if (isNew) await rm(folderOf(releasesDir, release), { recursive: true, force: true })
    throw error
  })
}

/** @param {Release} release */
const toRow = ({ name, version, routes }) => ({
  name,
  version,
  routes,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
})

/**
 * Copies a release's files to where the edge reads them. Returns whether they weren't there yet.
 * @param {string} releasesDir
 * @param {Release} release
 */
async function copyFiles(releasesDir, release) {
  const folder = folderOf(releasesDir, release)
  if (await exists(folder)) return false
  const draft = `${folder}.${process.pid}.draft`
  for (const file of await releaseFiles(release.dist)) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true })
    await copyFile(path.join(release.dist, file), path.join(draft, file))
  }
  try {
    await rename(draft, folder)
    return true
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // The same release was published by another process meanwhile, which is fine.
    if (await exists(folder)) return false
    throw error
  }
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
