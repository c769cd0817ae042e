import type { RegisteredRemote } from '@nireeka/contracts'

/** The fields that we read of a build's mf-manifest.json. */
interface Manifest {
  metaData: { remoteEntry: { path: string; name: string } }
  exposes: Array<{ assets: Record<'js' | 'css', { sync: string[] }> }>
}

/** How long a file may take, in ms, since whoever asks for it later waits for the same answer. */
const LIMIT_MS = 10_000

/**
 * Fetches the files that a remote's first page needs into the browser's cache; on-demand code, such as the 3D bike, may
 * be large. These are no preload hints, because browsers warn of each that the open page doesn't use within seconds, and
 * no prefetch hints, which Safari doesn't know.
 */
export async function prefetchFiles({ manifest: address }: RegisteredRemote, limitMs = LIMIT_MS) {
  const ask = (path: string) => fetch(path, { priority: 'low', signal: AbortSignal.timeout(limitMs) })
  const manifest = (await (await ask(address)).json()) as Manifest
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  // A file is cached only once it has been read to its end.
  await Promise.all(filesOf(manifest).map(async (file) => (await ask(folder + file)).arrayBuffer()))
}

const filesOf = ({ metaData: { remoteEntry }, exposes }: Manifest) => [
  remoteEntry.path + remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]),
]
