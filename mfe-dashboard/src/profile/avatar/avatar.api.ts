import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

import { type Profile, toProfile } from '../profile.api.ts'

/** A square of a picture, in pixels of the upright picture. */
export interface Square {
  x: number
  y: number
  side: number
}

/** Saves the part of a picture that a square holds; returns the profile as it is now. */
export async function saveAvatar(http: Http, file: File, { x, y, side }: Square): Promise<Profile> {
  const { data } = await http.put('/api/account/avatar', file, {
    query: { x: String(x), y: String(y), side: String(side) },
    headers: { 'content-type': file.type },
  })
  return toProfile(data)
}

export const removeAvatar = async (http: Http): Promise<Profile> =>
  toProfile((await http.delete('/api/account/avatar')).data)

/** The code of the crop area, which only who chooses a picture fetches. */
export const cropAreaCode = queryOptions({
  queryKey: ['crop-area-code'],
  staleTime: Infinity,
  queryFn: async () => (await import(/* webpackChunkName: "crop" */ './crop-area.tsx')).CropArea,
})
