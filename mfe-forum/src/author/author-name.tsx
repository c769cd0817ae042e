import { isDeletedMember } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'

import { type Author, authorPath } from './author.api.ts'

interface Props {
  author: Pick<Author, 'id' | 'userName'>
  className?: string
}

/** The name of an author, which leads to their page; deleted members have none. */
export function AuthorName({ author, className }: Props) {
  const name = <bdi>{author.userName}</bdi>
  if (isDeletedMember(author.userName)) return name
  return (
    <Link className={className} to={authorPath(author)}>
      {name}
    </Link>
  )
}
