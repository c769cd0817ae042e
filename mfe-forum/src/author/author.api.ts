import type { ForumThreadData } from '@nireeka/contracts/api'

export type Author = ReturnType<typeof toAuthor>

/** Returns the author of a thread or post as the forum shows them. */
export const toAuthor = ({ id, user_name, avatar, is_staff, is_workshop }: ForumThreadData['author']) => ({
  id,
  userName: user_name,
  avatar,
  isStaff: is_staff,
  isWorkshop: is_workshop,
})

/** Returns the path of an author's page. */
export const authorPath = ({ id }: Pick<Author, 'id'>) => `/forum/author/${id}`
