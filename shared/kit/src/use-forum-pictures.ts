import type { PictureReader } from './markdown/forum-picture.tsx'
import { usePlatform } from './platform.tsx'
import { toDataUrl } from './to-data-url.ts'
import { useStream } from './use-stream.ts'

/**
 * Returns how Markdown reads pictures of the forum that guests may not see; undefined for a guest. `arePrivate` says that
 * they are such pictures, as in a hidden thread or a preview, so that no request of a guest's is made in vain.
 */
export function useForumPictures(arePrivate = false): PictureReader | undefined {
  const { http, session$ } = usePlatform()
  if (useStream(session$).status !== 'member') return undefined
  const load = async (id: string) =>
    toDataUrl(await http.get('/api/forum/pictures/:id', { params: { id }, isFile: true }))
  return { arePrivate, load }
}
