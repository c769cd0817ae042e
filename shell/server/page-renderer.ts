import { join } from 'node:path'

import { SERVER_BUNDLE } from '@nireeka/tooling/server-bundle'
import type { RemoteRegistry, RegisteredRemote } from '@nireeka/contracts'

import type { EdgeNeeds } from './edge.ts'
import { findPage, type Page } from './find-page.ts'
import { type CachedPage, createCachedPage, createRedirect } from './cached-page.ts'
import { readManifest } from './manifest.ts'
import { type Entry, pageHtml } from './page-html.ts'
import { placeMarkup } from './remote-markup.ts'
import { readPreviews, withPreviews } from './previews.ts'
import type { Renderers } from './rendering/renderers.ts'
import { createReleaseCheck } from './release-check.ts'
import { type View, viewOf } from './view.ts'

interface Needs extends Pick<
  EdgeNeeds,
  'read' | 'releasesDir' | 'picturesDir' | 'siteUrl' | 'bikeServiceUrl'
> {
  entry: Entry
  /** The renderers of server bundles; null leaves rendering to the browser. */
  renderers: Pick<Renderers, 'ask'> | null
  /** The shell's server bundle: its path, and the key by which its failures are counted. */
  shell: { key: string; file: string }
}

const LEFT: View = { kind: 'left to the browser' }

export const versionOf = ({ name, version }: RegisteredRemote) => `${name}@${version}`

/** Creates the function that renders a page: the shell's frame with the remote's markup in it, and the data of both. */
export function createPageRenderer(needs: Needs) {
  const { entry, renderers, read, releasesDir, shell, siteUrl, bikeServiceUrl } = needs
  const assertUnchanged = createReleaseCheck(releasesDir)
  const previews = readPreviews(needs.picturesDir)

  async function frameView(url: string, live: RemoteRegistry) {
    if (!renderers) return LEFT
    return renderers.ask(shell.key, shell.file, (bundle) => viewOf(bundle, { url, live, read }))
  }

  async function remoteView({ remote, isPublic }: Page, url: string, live: RemoteRegistry) {
    if (!renderers || !remote || !isPublic) return LEFT
    const file = join(releasesDir, remote.name, remote.version, SERVER_BUNDLE)
    return renderers.ask(versionOf(remote), file, async (bundle) => {
      await assertUnchanged(remote)
      return viewOf(bundle, { url, live, read })
    })
  }

  return async (url: string, live: RemoteRegistry): Promise<CachedPage> => {
    const page = findPage(url.split('?')[0]!, live, entry.table)
    const [frame, content] = await Promise.all([frameView(url, live), remoteView(page, url, live)])
    if (content?.kind === 'moved') return createRedirect(content.to)
    const manifest = page.remote ? readManifest(releasesDir, page.remote, page.path) : null
    const [outer, inner] = [rendered(frame), rendered(content)]
    const placed = placeMarkup(outer, inner)
    const view = { ...placed, html: withPreviews(placed.html, previews) }
    const status = inner?.status ?? page.status
    return createCachedPage({
      text: pageHtml({ page, entry, list: live, manifest, view, status, siteUrl, bikeServiceUrl }),
      status,
      isWhole: frame !== null && content !== null,
      addresses: Object.keys(view.answers ?? {}),
    })
  }
}

const rendered = (view: View | null) => (view?.kind === 'rendered' ? view : null)
