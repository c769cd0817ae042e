import type { Http } from '@nireeka/contracts'

/** Likes a post or takes the like back; resolves with how many likes it has. */
export async function sendLike(http: Http, id: number, isLiked: boolean): Promise<number> {
  const params = { id }
  const path = '/api/forum/posts/:id/like'
  const { data } = isLiked ? await http.put(path, null, { params }) : await http.delete(path, { params })
  return data.likes
}
