import type { ForumPicture, Http } from '@nireeka/contracts'

/** Sends a picture, which its author can show in posts from then on. */
export const sendPicture = async (http: Http, file: File): Promise<ForumPicture> =>
  (await http.post('/api/forum/pictures', file, { headers: { 'content-type': file.type } })).data
