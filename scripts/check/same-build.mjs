/**
 * Builds the smallest remote again, in a folder of another name and depth and beside a file of an earlier build, and
 * compares version and files: a version is its source.
 */
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { releaseFiles } from '@nireeka/tooling/release-files'

import { readBuild } from '../release/publish.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'

const REMOTE = 'help'
/** What that remote's build reads. */
const SOURCES = ['package.json', 'node_modules', 'shared', `mfe-${REMOTE}`]
/** What builds leave behind; the pictures are no part of a remote's build. */
const LEFT_OUT = ['dist', '.cache', '.federation', '.turbo', 'pictures', 'test-results']

const temporary = mkdtempSync(path.join(tmpdir(), 'nireeka-same-build-'))
try {
  const copy = path.join(temporary, 'another/folder')
  mkdirSync(copy, { recursive: true })
  for (const name of SOURCES) linkTree(path.join(root, name), path.join(copy, name))
  const dir = path.join(copy, `mfe-${REMOTE}`)
  await run('npx', ['webpack', '--mode', 'production'], { cwd: dir })
  const dist = path.join(dir, 'dist')
  await writeFile(path.join(dist, 'js/of-an-earlier-build.js'), 'old')

  const [here, there] = [await readBuild(REMOTE), await readBuild(REMOTE, dist)]
  const [files, others] = [await releaseFiles(here.dist), await releaseFiles(dist)]
  const differing = files.filter((file) => !others.includes(file))
  console.log(`${here.version} here, ${there.version} in another folder, ${files.length} files`)
  if (here.version !== there.version) {
    console.error(`A build depends on more than its source: ${differing.join(', ') || 'contents differ'}`)
    process.exitCode = 1
  }
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * Copies a file or folder by hard links, because node_modules is large.
 * @param {string} from
 * @param {string} to
 */
function linkTree(from, to) {
  const stats = lstatSync(from)
  if (stats.isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  if (stats.isFile()) return linkOrCopy(from, to)
  mkdirSync(to, { recursive: true })
  const isPackage = path.relative(root, from).includes(`node_modules${path.sep}`)
  for (const name of readdirSync(from)) {
    if (isPackage || !LEFT_OUT.includes(name)) linkTree(path.join(from, name), path.join(to, name))
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    // The temporary folder may be on another disk.
    copyFileSync(from, to)
  }
}
