import { type Carrier, CARRIER_LABELS, CARRIERS, type Http } from '@nireeka/contracts'
import { TrackingNumber } from '@nireeka/contracts/api'
import { Field, Select, TextInput } from '@nireeka/ui'
import { type ClipboardEvent, type FormEvent, useState } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import type { ActOnRow, AskNeeds } from '../list/bulk/bulk-action.ts'
import { readOrder, type ShipmentBody, shipmentOfRest, shipOrder } from './order.api.ts'
import type { OrderRow } from './orders.api.ts'

/** Asks for the carrier and for the tracking number of each order that is shipped. */
export function BulkShipDialog({ rows, onReady, onCancel }: AskNeeds<OrderRow>) {
  const [act, setAct] = useState<ActOnRow<OrderRow> | null>(null)
  return (
    <FormDialog
      title={rows.length === 1 ? 'Ship 1 order' : `Ship ${rows.length} orders`}
      description="All unshipped items, one parcel per order. Customers get an email with the tracking link."
      onClose={() => (act ? onReady(act) : onCancel())}
    >
      {(leave) => (
        <TrackingForm
          rows={rows}
          onReady={(next) => {
            setAct(() => next)
            leave()
          }}
        />
      )}
    </FormDialog>
  )
}

function TrackingForm({ rows, onReady }: Pick<AskNeeds<OrderRow>, 'rows' | 'onReady'>) {
  const [carrier, setCarrier] = useState<Carrier>(CARRIERS[0])
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({})
  const [isTried, setTried] = useState(false)
  const wrong = rows.filter(({ id }) => !TrackingNumber.safeParse(numbers[id] ?? '').success)

  /** Puts lines that are pasted at one order into its field and those below, as from a carrier's table. */
  function paste(event: ClipboardEvent, at: number) {
    const lines = event.clipboardData.getData('text').trim().split(/\s+/)
    if (lines.length < 2) return
    event.preventDefault()
    const filled = rows.slice(at, at + lines.length).map(({ id }, index) => [id, lines[index] ?? ''] as const)
    setNumbers({ ...numbers, ...Object.fromEntries(filled) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0) onReady(shipAll(carrier, numbers))
  }
  return (
    <DialogForm
      form={{ failure: isTried ? missing(wrong.length) : null, isBusy: false, onSubmit: submit }}
      submit="Ship"
    >
      <Field label="Carrier">
        <Select value={carrier} onChange={({ target }) => setCarrier(target.value as Carrier)}>
          {CARRIERS.map((it) => (
            <option key={it} value={it}>
              {CARRIER_LABELS[it]}
            </option>
          ))}
        </Select>
      </Field>
      <p>You can paste several numbers at once, one per line, in the order of this list.</p>
      {rows.map((row, at) => (
        <Field
          key={row.id}
          label={`Tracking number of order ${row.number}`}
          errors={[isTried && wrong.includes(row) ? 'Enter a valid tracking number.' : undefined]}
        >
          <TextInput
            autoComplete="off"
            value={numbers[row.id] ?? ''}
            onPaste={(event) => paste(event, at)}
            onChange={({ target }) => setNumbers({ ...numbers, [row.id]: target.value })}
          />
        </Field>
      ))}
    </DialogForm>
  )
}

/** Says how many tracking numbers can't be right; null for none. */
function missing(count: number): string | null {
  if (count === 0) return null
  const which = count === 1 ? 'One tracking number is' : `${count} tracking numbers are`
  return `${which} missing or invalid. A tracking number has 6 to 40 letters, digits or hyphens.`
}

/** Returns the function that ships what is left of an order, at the version that the list has shown. */
function shipAll(carrier: Carrier, numbers: Readonly<Record<number, string>>): ActOnRow<OrderRow> {
  const bodies = new Map<number, Promise<ShipmentBody>>()
  const toBody = async (http: Http, { id, version }: OrderRow) =>
    shipmentOfRest({ ...(await readOrder(http, id)), version }, carrier, (numbers[id] ?? '').trim())
  return async (http, row, key) => {
    // The same key needs the same body, also after an answer that got lost, when nothing is left to be sent.
    const body = bodies.get(row.id) ?? toBody(http, row)
    bodies.set(row.id, body)
    body.catch(() => bodies.delete(row.id))
    return shipOrder(http, row.id, { body: await body, key })
  }
}
