import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { RegisteredRemote, RouteTable } from '@nireeka/contracts'
import { matchPath } from '@nireeka/kit/router'

interface Assets {
  js: { sync: string[] }
  css: { sync: string[] }
}

/** The fields that we read of a build's mf-manifest.json. */
interface Manifest {
  id: string
  name: string
  metaData: { remoteEntry: { path: string; name: string }; [fact: string]: unknown }
  exposes: Array<{ assets: Assets }>
}

export interface RemoteManifest {
  url: string
  /** What the page inlines of mf-manifest.json: as much as the federation runtime reads. */
  manifest: unknown
  scripts: string[]
  styles: string[]
}

/**
 * Returns a remote's manifest and the URLs of the files that a page needs first: those of every page, and those of its
 * own chunk. Returns null when the release is damaged.
 */
export function readManifest(
  releasesDir: string,
  remote: RegisteredRemote,
  pathname: string,
): RemoteManifest | null {
  const folder = join(releasesDir, remote.name, remote.version)
  const base = `/remotes/${remote.name}/${remote.version}/`
  try {
    const manifest = readJson<Manifest>(folder, 'mf-manifest.json')
    const { path, name } = manifest.metaData.remoteEntry
    const assets = manifest.exposes.map((expose) => expose.assets)
    const own = readChunkOf(folder, pathname)
    return {
      url: remote.manifest,
      manifest: inlined(manifest),
      scripts: [`${path}${name}`, ...assets.flatMap(({ js }) => js.sync), ...own.filter(isScript)].map(
        (file) => base + file,
      ),
      styles: [...assets.flatMap(({ css }) => css.sync), ...own.filter(isStyle)].map((file) => base + file),
    }
  } catch {
    // A damaged release gives a page without preload hints; the browser then fails to load the remote and shows that in
    // its place.
    return null
  }
}

const NO_STYLES = { sync: [], async: [] }

/**
 * Returns a manifest without what the page doesn't need: its types, which only development has; its shared modules,
 * whose files come with the shell; and its style sheets, which the HTML has and the runtime would add again.
 */
function inlined({ id, name, metaData: { types: _types, ...metaData }, exposes }: Manifest) {
  const unstyled = exposes.map((expose) => ({ ...expose, assets: { ...expose.assets, css: NO_STYLES } }))
  return { id, name, metaData, shared: [], remotes: [], exposes: unstyled }
}

/** Returns the files of the chunk that a page is in; none for a page in the entry chunk. */
function readChunkOf(folder: string, pathname: string): string[] {
  const { pages = [] } = readJson<Partial<RouteTable>>(folder, 'remote.json')
  const chunk = pages.find(({ path }) => matchPath(path, pathname))?.chunk
  return chunk ? (readJson<Record<string, string[]>>(folder, 'chunks.json')[chunk] ?? []) : []
}

const readJson = <Content>(folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content

const isScript = (file: string) => file.endsWith('.js')
const isStyle = (file: string) => file.endsWith('.css')
