import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useSearchParams } from '@nireeka/kit/router'
import { PageFrame, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { ThreadForm } from './thread-form.tsx'

/** The page on which a thread is opened. Guests write, too: they log in when they post. */
export function NewThreadPage() {
  useTitle('New thread')
  const session = useStream(usePlatform().session$)
  const [query] = useSearchParams()
  const [isKnown, setKnown] = useState(false)
  // Once the form is there it stays, whatever becomes of the session: it holds what was typed.
  if (!isKnown && session.status !== 'loading') setKnown(true)
  const category = Number(query.get('category') ?? 0)
  return (
    <PageFrame
      kind="reading"
      heading="New thread"
      lead="Say what you ride and what you’ve tried, and you’ll get answers faster."
    >
      {isKnown ? (
        <ThreadForm categoryId={Number.isSafeInteger(category) ? category : 0} />
      ) : (
        <Skeleton kind="text" lines={8} />
      )}
    </PageFrame>
  )
}
