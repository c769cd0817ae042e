import type { ForumPostData } from '@nireeka/contracts/api'

export type Author = ReturnType<typeof toAuthor>

/** A rider as the forum shows one. */
export const toAuthor = ({ id, user_name, avatar, is_staff }: ForumPostData['author']) => ({
  id,
  userName: user_name,
  avatar,
  isStaff: is_staff,
})
