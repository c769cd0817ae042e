import { join } from 'node:path'

import {
  type Answers,
  areaOf,
  PAGE_AREAS,
  type RegisteredRemote,
  type RemoteRegistry,
  type RenderedPage,
  type ServerBundle,
} from '@nireeka/contracts'
import { SERVER_BUNDLE } from '@nireeka/tooling/server-bundle'

import { type CachedPage, createCachedPage, createRedirect } from './cached-page.ts'
import type { EdgeNeeds } from './edge.ts'
import { findPage, type Page } from './find-page.ts'
import { readManifest } from './manifest.ts'
import { type Entry, pageHtml } from './page-html.ts'
import { readPreviews, withPreviews } from './previews.ts'
import { createReleaseCheck } from './release-check.ts'
import { placeMarkup } from './remote-markup.ts'
import type { RouteTables } from './search-engines/route-tables.ts'
import { createRenderers, type FailureReport } from './rendering/renderers.ts'

export interface Rendering extends Partial<Parameters<typeof createRenderers>[0]> {
  /** The path of the shell's server bundle. */
  shellBundle: string
}

interface Needs extends Pick<
  EdgeNeeds,
  'read' | 'releasesDir' | 'picturesDir' | 'siteUrl' | 'bikeServiceUrl' | 'rendering'
> {
  entry: Entry
  /** Returns the route table of a live remote. */
  tableOf: RouteTables
}

/** The outcome of rendering a part of a page: its markup with the API answers for it, or why there is none. */
type View =
  | ({ kind: 'rendered'; answers: Answers } & RenderedPage)
  | { kind: 'moved'; to: string }
  | { kind: 'left to the browser' }

const LEFT: View = { kind: 'left to the browser' }

const SHELL = 'shell'
const versionOf = ({ name, version }: RegisteredRemote) => `${name}@${version}`

/** Creates the renderer of pages: the shell's frame with the remote's markup in it, and the data of both. */
export function createPageRenderer(needs: Needs) {
  const { entry, tableOf, rendering, releasesDir, siteUrl, bikeServiceUrl } = needs
  const renderers = rendering && createRenderers({ report: warn, ...rendering })
  const assertUnchanged = createReleaseCheck(releasesDir)
  const previews = readPreviews(needs.picturesDir)
  let known: RemoteRegistry | null = null

  /** Ends the threads of versions that are no longer live. */
  function endOutdated(live: RemoteRegistry) {
    if (live !== known) renderers?.keepOnly([SHELL, ...live.remotes.map(versionOf)])
    known = live
  }

  async function frameView(input: Input) {
    if (!renderers || !rendering) return LEFT
    return renderers.ask(SHELL, rendering.shellBundle, (bundle) => renderView(bundle, input))
  }

  async function remoteView({ remote, isPublic }: Page, input: Input) {
    if (!renderers || !remote || !isPublic) return LEFT
    const file = join(releasesDir, remote.name, remote.version, SERVER_BUNDLE)
    return renderers.ask(versionOf(remote), file, async (bundle) => {
      await assertUnchanged(remote)
      return renderView(bundle, input)
    })
  }

  /**
   * Renders a page; with `isFrameOnly`, the frame alone, in which the browser renders the page; with `read`, of other
   * answers than the API's public ones.
   */
  async function render(
    url: string,
    live: RemoteRegistry,
    { isFrameOnly = false, read = needs.read }: { isFrameOnly?: boolean; read?: EdgeNeeds['read'] } = {},
  ): Promise<CachedPage> {
    endOutdated(live)
    const page = findPage(url.split('?')[0]!, live, { own: entry.table, tableOf })
    const list = page.status === 404 ? { ...live, missing: page.path } : live
    const input = { url, live: list, read }
    const [frame, content] = await Promise.all([frameView(input), remoteView(page, input)])
    if (content?.kind === 'moved') return createRedirect(content.to)
    const manifest = page.remote ? readManifest(releasesDir, page.remote, page.path) : null
    const inner = rendered(content)
    const placed = placeMarkup(rendered(frame), isFrameOnly ? null : inner)
    const view = { ...placed, html: withPreviews(placed.html, previews) }
    const status = statusOf(page, inner)
    return createCachedPage({
      text: pageHtml({ page, entry, list, manifest, view, status, siteUrl, bikeServiceUrl }),
      status,
      isRefused: isRefusal(page, inner),
      isWhole: frame !== null && content !== null,
      addresses: addressesOf(view.answers, inner),
    })
  }

  return { render, close: async () => renderers?.close() }
}

type Inner = ReturnType<typeof rendered>

/** Returns whether a remote's page exists as a route, and a guest is told that there is nothing. */
const isRefusal = (page: Page, inner: Inner) => page.status === 200 && inner?.status === 404

const statusOf = (page: Page, inner: Inner) => inner?.status ?? page.status

const addressesOf = (answers: Answers | null, inner: Inner) => Object.keys({ ...answers, ...inner?.answers })

const rendered = (view: View | null) => (view?.kind === 'rendered' ? view : null)

const warn = ({ key, reason, message }: FailureReport) =>
  console.warn(`${key} ${reason}: ${message}. Its pages are rendered in the browser meanwhile.`)

interface Input {
  /** The page's path and query. */
  url: string
  live: RemoteRegistry
  read: EdgeNeeds['read']
}

/** The most rounds of reading, since some data can only be requested once other data is known. */
const MOST_ROUNDS = 4
const MOST_ADDRESSES = 20
const TOO_MANY_REQUESTS = 429

const isUsable = (status: number) => status < 500 && status !== TOO_MANY_REQUESTS

/** Asks a bundle which data a page needs, reads it and renders the page; null when the API can't answer now. */
async function renderView(bundle: ServerBundle, { url, live, read }: Input): Promise<View | null> {
  const answers: Answers = {}
  let missing = await bundle.queries(url)
  if (!missing) return LEFT
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (Object.keys(answers).length + missing.length > MOST_ADDRESSES) break
    assertPageAreas(missing)
    const found = await Promise.all(missing.map(async (address) => [address, await read(address)] as const))
    for (const [address, answer] of found) {
      // For an API failure, the browser renders the page and can try again.
      if (!answer || !isUsable(answer.status)) return null
      answers[address] = answer
    }
    const result = await bundle.render({ url, data: answers, live })
    if ('view' in result) return { kind: 'rendered', ...result.view, answers }
    if ('moved' in result) return { kind: 'moved', to: result.moved }
    missing = result.missing
  }
  throw new Error(`${url} asks for data without end`)
}

/**
 * Throws for addresses outside the areas that pages may use: some GETs have effects, and only these areas report their
 * changes, which pages in the cache depend on.
 */
function assertPageAreas(addresses: string[]) {
  const other = addresses.find((address) => !PAGE_AREAS.includes(areaOf(address)))
  if (other) throw new Error(`${other} is no data that a page may show on the server`)
}
