/** The result of sharing. `dismissed`: the visitor closed the share sheet. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed'

interface Link {
  title: string
  url: string
}

/** The browser's ways to share, where present: the device's share sheet, or the clipboard. */
export interface Sharer {
  share?: Navigator['share']
  clipboard?: Pick<Clipboard, 'writeText'>
}

/** Shares a link by the device's share sheet on touch devices, otherwise by copying the URL. Returns the result. */
export async function shareLink(link: Link, sharer: Sharer, hasTouch: boolean): Promise<Shared> {
  if (hasTouch && sharer.share) {
    try {
      await sharer.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  try {
    if (!sharer.clipboard) return 'failed'
    await sharer.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
