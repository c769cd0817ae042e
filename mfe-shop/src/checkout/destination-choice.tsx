import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Button, RadioCards } from '@nireeka/ui'
import { useState } from 'react'

import { AddressFields } from './address-fields.tsx'
import { addressLine, fullName } from './address-line.ts'
import { deleteAddress, type SavedAddress } from './checkout.api.ts'
import styles from './checkout.module.css'
import { type DestinationDraft, savedChoice } from './draft.ts'
import type { CheckoutForm } from './use-checkout.ts'

interface Props {
  form: CheckoutForm
  of: 'shipping' | 'billing'
  legend: string
  onEdit: (address: SavedAddress) => void
}

/** The choice between the saved addresses and a new one. */
export function DestinationChoice({ form, of, legend, onEdit }: Props) {
  const { addresses, countries } = form.checkout
  const place: DestinationDraft = form.draft[of]
  const saved = savedChoice(place, addresses)
  const problem = form.problems[`${of}.addressId`]
  const change = (next: Partial<DestinationDraft>, field?: string) =>
    form.change(
      of === 'shipping'
        ? { shipping: { ...place, ...next } }
        : { billing: { ...form.draft.billing, ...next } },
      field,
    )
  return (
    <>
      {addresses.length > 0 ? (
        <RadioCards<number | 'new'>
          legend={legend}
          value={place.choice}
          onChange={(choice) => change({ choice })}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: fullName(address),
              details: addressLine(address, address.countryId, countries),
            })),
            { value: 'new', label: 'A new address' },
          ]}
        />
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {problem}
        </p>
      ) : null}
      {saved ? <Manage form={form} address={saved} onEdit={() => onEdit(saved)} /> : null}
      {place.choice === 'new' ? (
        <AddressFields
          of={of}
          place={place.typed}
          problems={form.problems}
          countries={countries}
          isAnywhere={of === 'billing'}
          onChange={(typed, field) => change({ typed }, field)}
        />
      ) : null}
    </>
  )
}

interface ManageProps {
  form: CheckoutForm
  address: SavedAddress
  onEdit: () => void
}

function Manage({ form, address, onEdit }: ManageProps) {
  const { http, confirm, notify } = usePlatform()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    if (!(await confirm(CONFIRMATIONS.deleteAddress))) return
    setIsBusy(true)
    try {
      await deleteAddress(http, address.id)
      form.forgetAddress(address.id)
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
    }
    setIsBusy(false)
    await form.reload()
  }

  const whose = `the address of ${fullName(address)}, ${address.street}`
  return (
    <p className={styles.manage}>
      <Button tone="secondary" size="small" onClick={onEdit} aria-label={`Edit ${whose}`}>
        Edit
      </Button>
      <Button
        tone="quiet"
        size="small"
        isBusy={isBusy}
        onClick={() => void remove()}
        aria-label={`Delete ${whose}`}
      >
        Delete
      </Button>
    </p>
  )
}
