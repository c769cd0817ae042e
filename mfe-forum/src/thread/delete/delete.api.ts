import type { Http } from '@nireeka/contracts'

export const deletePost = (http: Http, id: number) => http.delete('/api/forum/posts/:id', { params: { id } })
