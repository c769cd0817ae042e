import type { LiveList } from '@nireeka/contracts'

export interface PageData {
  live: LiveList
  /** Manifests by path: the one of this page's remote, so that its first request is for code. */
  manifests: Record<string, unknown>
  /** Answers of the API by path, so that this page's first view asks for none. */
  answers: Record<string, unknown>
}

export const PAGE_DATA_ID = 'nireeka-page-data'

/** What the edge put into the HTML. */
export function readPageData(): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : { live: { remotes: [] }, manifests: {}, answers: {} }
}
