import { RETURN_PHOTOS } from '@nireeka/contracts/api'
import { Alert, Button, Field, FileDrop, RadioCards, TextArea } from '@nireeka/ui'

import { UnsentFiles } from '../../support/unsent-files.tsx'
import { ExchangeFields } from './exchange-fields.tsx'
import { ReturnLineField } from './return-line-field.tsx'
import styles from './returns.module.css'
import type { OrderReturns } from './returns.api.ts'
import { useReturnRequest } from './use-return-request.ts'

const KINDS_LABEL = 'a JPG, PNG or WebP picture'

/** Asks what is sent back, why, and what the member wants for it. */
export function ReturnForm({ returns }: { returns: OrderReturns }) {
  const form = useReturnRequest(returns)
  const { register, errors, left } = form
  const mayExchange = returns.lines.some(
    ({ returnable, exchangeFor }) => returnable > 0 && exchangeFor.length > 0,
  )
  if (left) {
    return (
      <UnsentFiles
        unsent={left.unsent}
        onRetry={() => form.finish(left.returnId, left.unsent.files)}
        onLeave={() => void form.go()}
      />
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void form.onSubmit(event)}
      noValidate
      aria-label="Return items"
    >
      {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      <div>
        {returns.lines.map((line) => (
          <ReturnLineField
            key={line.lineId}
            line={line}
            choice={form.choiceOf(line.lineId)}
            onChange={(change) => form.choose(line.lineId, change)}
          />
        ))}
      </div>
      <RadioCards
        legend="What you’d like instead"
        options={[
          { value: 'payment', label: 'Refund', details: 'The way you paid' },
          { value: 'credits', label: 'Store credit', details: 'It never expires' },
          ...(mayExchange
            ? [
                {
                  value: 'exchange' as const,
                  label: 'Exchange',
                  details: 'A different size or colour, or the same again',
                },
              ]
            : []),
        ]}
        value={form.wish}
        columns={2}
        onChange={form.setWish}
      />
      {form.wish === 'exchange' ? (
        <ExchangeFields lines={returns.lines} choiceOf={form.choiceOf} onChange={form.choose} />
      ) : null}
      <Field label="Comment" isOptional errors={[errors.comment?.message]}>
        <TextArea {...register('comment')} rows={4} />
      </Field>
      <Field
        label="Photos"
        isOptional
        hint={`Up to ${RETURN_PHOTOS.most} photos of 10 MB: ${KINDS_LABEL}. They help us assess damage.`}
      >
        <FileDrop
          files={form.photos}
          onFilesChange={form.setPhotos}
          limits={{
            maxFiles: RETURN_PHOTOS.most,
            maxBytes: RETURN_PHOTOS.maxBytes,
            kinds: RETURN_PHOTOS.kinds,
            kindsLabel: KINDS_LABEL,
          }}
        />
      </Field>
      <div>
        <Button type="submit" size="large" isBusy={form.isBusy}>
          Request return
        </Button>
      </div>
    </form>
  )
}
