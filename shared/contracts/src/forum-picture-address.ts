/** A picture in a forum post. Width and height are in pixels; null where the text doesn't say them. */
export interface ForumPicture {
  id: string
  width: number | null
  height: number | null
}

export const FORUM_PICTURES_PATH = '/api/forum/pictures/'

const ADDRESS = new RegExp(
  `^${FORUM_PICTURES_PATH}([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:#(\\d{1,4})x(\\d{1,4}))?$`,
)
const LONGEST_SIDE = 1600

/**
 * Returns the address by which a post's Markdown shows a picture. Its size is in the fragment, so that a page reserves
 * the picture's space without asking, and the server's address stays the same.
 */
export const forumPictureAddress = ({ id, width, height }: ForumPicture) =>
  width && height ? `${FORUM_PICTURES_PATH}${id}#${width}x${height}` : `${FORUM_PICTURES_PATH}${id}`

/**
 * Returns the picture of such an address; null for any other address. An author can write any size: one that no stored
 * picture has reads as none.
 */
export function forumPictureOf(address: string): ForumPicture | null {
  const [, id, width = 0, height = 0] = ADDRESS.exec(address) ?? []
  if (!id) return null
  const size = { width: Number(width), height: Number(height) }
  const isPossible = Object.values(size).every((side) => side >= 1 && side <= LONGEST_SIDE)
  return isPossible ? { id, ...size } : { id, width: null, height: null }
}
