import { Badge } from '@nireeka/ui'

import type { Author } from './author.api.ts'

/** Says that an author is one of us: of the workshop, or of the team that looks after the forum. */
export function AuthorBadge({ author }: { author: Pick<Author, 'isStaff' | 'isWorkshop'> }) {
  if (author.isWorkshop) return <Badge tone="accent">Nireeka workshop</Badge>
  return author.isStaff ? <Badge tone="accent">Nireeka team</Badge> : null
}
