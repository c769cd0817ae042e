import { usePlatform, useStream } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { LaterPart, partCode } from '../later-part.tsx'
import { LIST_PATH } from '../list/list-params.ts'
import { REVIEWS_ID } from './review-params.ts'

const ownReview = partCode(() => import('./own-review.tsx').then((module) => module.OwnReview))

interface Props {
  id: number
  title: string
}

/** The place where members write and change their review; guests are sent to the login and come back. */
export function WriteReview({ id, title }: Props) {
  const session = useStream(usePlatform().session$)
  const [isOpen, setOpen] = useState(false)
  if (session.status !== 'member') {
    const back = encodeURIComponent(`${LIST_PATH}/${id}#${REVIEWS_ID}`)
    return (
      <Link className={buttonClass({ tone: 'secondary' })} to={`/login?continue=${back}`}>
        Log in to write a review
      </Link>
    )
  }
  if (isOpen) {
    return <LaterPart code={ownReview} part={{ id, title }} waiting={<Skeleton kind="text" lines={6} />} />
  }
  return (
    <Button tone="secondary" onClick={() => setOpen(true)}>
      Write a review
    </Button>
  )
}
