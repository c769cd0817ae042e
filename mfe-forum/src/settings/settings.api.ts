import type { Http } from '@nireeka/contracts'
import type { ForumShownData } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

export type Shown = ReturnType<typeof toShown>

/** The query for what the member shows on their author page. */
export const shown = (http: Http) =>
  queryOptions({
    queryKey: ['forum-settings'],
    queryFn: async ({ signal }) => toShown((await http.get('/api/forum/settings', { signal })).data),
  })

export const saveShown = (http: Http, { about, showsBikes, showsLikes }: Shown) =>
  http.put('/api/forum/settings', {
    about: about.trim() || null,
    shows_bikes: showsBikes,
    shows_likes: showsLikes,
  })

const toShown = ({ about, shows_bikes, shows_likes }: ForumShownData) => ({
  about: about ?? '',
  showsBikes: shows_bikes,
  showsLikes: shows_likes,
})
