import { messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { type Order, readCreditNote, readInvoice, readPackingSlip } from '../order.api.ts'
import styles from '../order.module.css'

/** The files of an order: its packing slip, its invoice, and a credit note for each finished refund. */
export function OrderFiles({ order: { id, number, invoiceNumber, refunds } }: { order: Order }) {
  const creditNotes = refunds.flatMap(({ creditNote }) => creditNote ?? [])
  const { http } = usePlatform()
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        Documents
      </h2>
      <div className={styles.buttons}>
        <FileButton name={`packing-slip-${number}.pdf`} read={() => readPackingSlip(http, id)}>
          Packing slip
        </FileButton>
        {invoiceNumber ? (
          <FileButton name={`${invoiceNumber}.pdf`} read={() => readInvoice(http, id)}>
            Invoice
          </FileButton>
        ) : null}
        {creditNotes.map((note) => (
          <FileButton key={note} name={`${note}.pdf`} read={() => readCreditNote(http, id, note)}>
            Credit note{creditNotes.length > 1 ? ` ${note}` : ''}
          </FileButton>
        ))}
      </div>
    </section>
  )
}

interface Props {
  name: string
  read: () => Promise<Blob>
  size?: 'small'
  children: ReactNode
}

/** A button that downloads a file. */
export function FileButton({ name, read, size, children }: Props) {
  const { notify } = usePlatform()
  const saving = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button tone="secondary" size={size} isBusy={saving.isPending} onClick={() => saving.mutate()}>
      <Icon name="download" /> {children}
    </Button>
  )
}
