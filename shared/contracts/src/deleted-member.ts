/** The user name of deleted members, followed by a number. It has spaces, so that nobody can choose it. */
export const DELETED_MEMBER = 'Deleted member'

export const isDeletedMember = (userName: string) => userName.startsWith(`${DELETED_MEMBER} `)
