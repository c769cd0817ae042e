import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, EmptyState, QueryView } from '@nireeka/ui'
import { useState } from 'react'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import type { SavedAddress } from './address.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { addressBook } from './addresses.api.ts'
import styles from './addresses.module.css'

type Open = { form: 'none' } | { form: 'new' } | { form: 'edit'; id: number }

export function AddressesPage() {
  useTitle('Addresses')
  return (
    <AccountPage
      heading="Addresses"
      lead="Where your parcels and invoices go. Checkout suggests the one you used last."
    >
      <Book />
    </AccountPage>
  )
}

function Book() {
  const { http } = usePlatform()
  const [open, setOpen] = useState<Open>({ form: 'none' })
  return (
    <QueryView
      query={useQuery(addressBook(http))}
      skeleton={<Waiting />}
      failed="Your addresses can’t be shown right now"
    >
      {({ addresses, countries }) =>
        open.form === 'none' ? (
          <Addresses addresses={addresses} onOpen={setOpen} />
        ) : (
          <AddressForm
            address={addresses.find(({ id }) => open.form === 'edit' && id === open.id) ?? null}
            countries={countries}
            onClose={() => setOpen({ form: 'none' })}
          />
        )
      }
    </QueryView>
  )
}

function Addresses({ addresses, onOpen }: { addresses: SavedAddress[]; onOpen: (open: Open) => void }) {
  const add = () => onOpen({ form: 'new' })
  if (addresses.length === 0) {
    return (
      <EmptyState
        title="You haven’t saved an address yet"
        text="Add one here or at checkout: we’ll save it for next time."
        action={<Button onClick={add}>Add an address</Button>}
      />
    )
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        {addresses.length === 1 ? '1 saved address' : `${addresses.length} saved addresses`}
      </h2>
      <AddressList addresses={addresses} onEdit={(id) => onOpen({ form: 'edit', id })} onAdd={add} />
    </section>
  )
}
