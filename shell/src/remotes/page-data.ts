import type { Answers, RemoteRegistry } from '@nireeka/contracts'

export interface PageData {
  live: RemoteRegistry
  /** Manifests by path: the one of this page's remote, so that its first request is for code. */
  manifests: Record<string, unknown>
  /** What the API answered for the page that stands in the HTML; null when the browser is to render it. */
  answers: Answers | null
  /** Other hosts that the browser calls: the connected-bike service, when it isn't our own server. */
  services?: { bikes: string }
}

export const PAGE_DATA_ID = 'nireeka-page-data'

/** What the edge put into the HTML. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : { live: { remotes: [] }, manifests: {}, answers: null }
}
