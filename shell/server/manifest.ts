import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LiveRemote } from '@nireeka/contracts'

interface Assets {
  js: { sync: string[] }
  css: { sync: string[] }
}

/** What we read of a build's mf-manifest.json. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } }
  exposes: Array<{ assets: Assets }>
}

export interface RemoteManifest {
  url: string
  manifest: unknown
  scripts: string[]
  styles: string[]
}

/** A remote's manifest and the files that its first page needs, as URLs; null when the release has been damaged. */
export function readManifest(releasesDir: string, remote: LiveRemote): RemoteManifest | null {
  const folder = join(releasesDir, remote.name, remote.version)
  const base = `/remotes/${remote.name}/${remote.version}/`
  try {
    const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as Manifest
    const { path, name } = manifest.metaData.remoteEntry
    const assets = manifest.exposes.map((expose) => expose.assets)
    return {
      url: remote.manifest,
      manifest,
      scripts: [`${path}${name}`, ...assets.flatMap(({ js }) => js.sync)].map((file) => base + file),
      styles: assets.flatMap(({ css }) => css.sync).map((file) => base + file),
    }
  } catch {
    // The page comes without hints, and the browser's own load shows the failure in the remote's place only.
    return null
  }
}
