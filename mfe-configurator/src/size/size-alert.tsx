import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Button, FailedPart, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import type { Size } from '../bikes/bike.ts'
import { inSentence } from './advice-text.ts'
import styles from './size.module.css'

interface Props {
  /** A size that isn't built now. */
  size: Size
}

/** Loads the code of the form when somebody wants it. */
const formCode = queryOptions({
  queryKey: ['size-alert-form'],
  queryFn: async () => (await import('./size-alert-form.tsx')).SizeAlertForm,
  staleTime: Infinity,
})

/** Says that a size isn't built now, and offers one email when it is. */
export function SizeAlert({ size }: Props) {
  const [isWanted, setWanted] = useState(false)
  return (
    <section className={isWanted ? styles.alert : styles.alertOffer} aria-label={`Size ${size.name}`}>
      {isWanted ? (
        <LoadedForm size={size} />
      ) : (
        <>
          <p>
            Size {size.name}: {inSentence(size.note ?? '')}.
          </p>
          <Button tone="quiet" size="small" onClick={() => setWanted(true)}>
            Tell me when it’s back
          </Button>
        </>
      )}
    </section>
  )
}

const LoadedForm = ({ size }: Props) => (
  <QueryView
    query={useQuery(formCode)}
    skeleton={<Skeleton kind="text" lines={3} />}
    failed={({ retry }) => <FailedPart title="The form could not be loaded" onRetry={retry} />}
  >
    {(Form) => <Form size={size} />}
  </QueryView>
)
