/** What became of sharing. `dismissed`: the rider thought better of it. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed'

interface Link {
  title: string
  url: string
}

/** What a browser may have for it: phones have a sheet of their own, everything else a clipboard. */
export interface Sharer {
  share?: Navigator['share']
  clipboard?: Pick<Clipboard, 'writeText'>
}

/** By the device's own sheet where fingers are used, else by copying the address. */
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
