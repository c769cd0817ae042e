import type { Answers, RemoteRegistry } from '@nireeka/contracts'

export interface PageData {
  live: RemoteRegistry
  /** Inlined manifests by path: the manifest of this page's remote, so that its first request is for code. */
  manifests: Record<string, unknown>
  /** The API's answers for the server-rendered page; null when the browser renders it. */
  answers: Answers | null
  /** Other hosts that the browser calls: the connected-bike service, if it isn't our own server. */
  services?: { bikes: string }
}

export const PAGE_DATA_ID = 'nireeka-page-data'

/** Reads the data that the edge server has put into the HTML. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : { live: { remotes: [] }, manifests: {}, answers: null }
}
