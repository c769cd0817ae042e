import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Alert, Button } from '@nireeka/ui'
import { useState } from 'react'

import { AddressFields } from './address-fields.tsx'
import { type Problems, wrongFields } from './check-draft.ts'
import { changeAddress, problemsOf, type SavedAddress } from './checkout.api.ts'
import styles from './checkout.module.css'
import { toDestination, typedFrom } from './draft.ts'
import { onSubmit } from './on-submit.ts'
import type { CheckoutForm } from './use-checkout.ts'

interface Props {
  form: CheckoutForm
  address: SavedAddress
  onClose: () => void
}

type Saving = { status: 'editing'; problems: Problems; failure: string | null } | { status: 'saving' }

/** A form that changes a saved address; earlier orders keep their own copy. */
export function EditAddress({ form, address, onClose }: Props) {
  const { http } = usePlatform()
  const [place, setPlace] = useState(() => typedFrom(address))
  const [state, setState] = useState<Saving>({ status: 'editing', problems: {}, failure: null })
  const problems = state.status === 'editing' ? state.problems : {}

  async function save() {
    if (state.status === 'saving') return
    const wrong = wrongFields('shipping', place)
    if (Object.keys(wrong).length > 0) return setState({ status: 'editing', problems: wrong, failure: null })
    setState({ status: 'saving' })
    try {
      await changeAddress(http, address.id, toDestination(place))
      await form.reload()
      onClose()
    } catch (error) {
      setState({ status: 'editing', ...sayWhy(error) })
    }
  }

  return (
    <form
      className={styles.fields}
      aria-label="Edit address"
      onSubmit={onSubmit(() => void save())}
      noValidate
    >
      <AddressFields
        of="shipping"
        place={place}
        problems={problems}
        countries={form.checkout.countries}
        isAnywhere
        onChange={(next, field) => {
          setPlace(next)
          setState({ status: 'editing', problems: { ...problems, [field]: '' }, failure: null })
        }}
      />
      {state.status === 'editing' && state.failure ? <Alert tone="danger">{state.failure}</Alert> : null}
      <p className={styles.actions}>
        <Button type="submit" isBusy={state.status === 'saving'}>
          Save address
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

/** Returns a failed save's errors by the form's field names; without field errors, the failure as a sentence. */
function sayWhy(error: unknown): { problems: Problems; failure: string | null } {
  const problems = Object.entries(problemsOf(error))
  if (problems.length === 0) return { problems: {}, failure: messageOf(error, TEXTS.unreachable) }
  return {
    problems: Object.fromEntries(problems.map(([field, text]) => [`shipping.${field}`, text])),
    failure: null,
  }
}
