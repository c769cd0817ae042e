import { Alert, Button, FailedPart, Skeleton } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import { SizeAlert } from '../size/size-alert.tsx'
import styles from './colour.module.css'

interface Props {
  builder: Pick<Builder, 'size' | 'colours' | 'openStep'>
}

/** Explains why there are no colours to choose: no size chosen, loading, failed to load, or size not built. */
export function ColoursState({ builder: { size, colours, openStep } }: Props) {
  const toSizes = (
    <Button tone="secondary" size="small" onClick={() => openStep('size')}>
      {size ? 'Choose another size' : 'Choose your size'}
    </Button>
  )
  if (!size) {
    return (
      <Alert>
        <p>Choose your size to see its colours and when it can be with you.</p>
        <p className={styles.way}>{toSizes}</p>
      </Alert>
    )
  }
  if (colours.isError) {
    return <FailedPart title="The colours could not be loaded" onRetry={() => void colours.refetch()} />
  }
  if (colours.isPending) {
    return (
      <div>
        <output className="visually-hidden">Loading the colours…</output>
        <Skeleton kind="text" lines={5} />
      </div>
    )
  }
  return (
    <>
      <Alert title="This size isn’t built at the moment">
        <p>{size.note ? `${size.note}. ` : ''}Another size can be ordered today.</p>
        <p className={styles.way}>{toSizes}</p>
      </Alert>
      <SizeAlert size={size} />
    </>
  )
}
