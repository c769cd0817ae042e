import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass } from '@nireeka/ui'
import { useState } from 'react'

import styles from '../help.module.css'
import { SynonymDialog } from '../synonyms/synonym-dialog.tsx'
import { useSearchCall } from '../use-search-call.ts'
import { dismissMiss, type Miss } from './misses.api.ts'

/** What can be done about a search that found nothing. */
export function MissActions({ miss }: { miss: Miss }) {
  const { notify } = usePlatform()
  const call = useSearchCall()
  const [isOpen, setOpen] = useState(false)
  const { area, query } = miss
  const dismissing = useMutation({
    mutationFn: () => call((http) => dismissMiss(http, miss)),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <span className={styles.row}>
      <Button
        size="small"
        tone="secondary"
        aria-label={`Add a synonym for ${query}`}
        onClick={() => setOpen(true)}
      >
        Add synonym
      </Button>
      {area === 'help' ? (
        <Link
          className={buttonClass({ size: 'small', tone: 'quiet' })}
          aria-label={`Write a topic about ${query}`}
          to={`/backoffice/help/new?${new URLSearchParams({ title: query })}`}
        >
          Write topic
        </Link>
      ) : null}
      <Button
        size="small"
        tone="quiet"
        isBusy={dismissing.isPending}
        aria-label={`Dismiss ${query}`}
        onClick={() => dismissing.mutate()}
      >
        Dismiss
      </Button>
      {isOpen ? (
        <SynonymDialog
          synonym={null}
          begun={{ area: area === 'spares' ? 'spares' : 'help', phrase: query }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  )
}
