import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, EmptyState, FailedState } from '@nireeka/ui'
import { useState } from 'react'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { addressBook } from './addresses.api.ts'

type Open = { form: 'none' } | { form: 'new' } | { form: 'edit'; id: number }

export function AddressesPage() {
  useTitle('Addresses')
  return (
    <AccountPage
      heading="Addresses"
      lead="Where your parcels and invoices go. Orders that are placed keep the address they were placed with."
    >
      <Book />
    </AccountPage>
  )
}

function Book() {
  const { http } = usePlatform()
  const book = useQuery(addressBook(http))
  const [open, setOpen] = useState<Open>({ form: 'none' })
  const close = () => setOpen({ form: 'none' })

  if (book.isPending) return <Waiting />
  if (book.isError) {
    return (
      <FailedState
        title="Your addresses can’t be shown right now"
        message={messageOf(book.error, TEXTS.unreachable)}
        onRetry={() => void book.refetch()}
      />
    )
  }
  const { addresses, countries } = book.data
  const add = <Button onClick={() => setOpen({ form: 'new' })}>Add an address</Button>

  if (open.form !== 'none') {
    const edited = open.form === 'edit' ? addresses.find(({ id }) => id === open.id) : null
    return <AddressForm address={edited ?? null} countries={countries} onClose={close} />
  }
  if (addresses.length === 0) {
    return (
      <EmptyState
        title="You have saved no address yet"
        text="Add one here, or type it when you order: it is kept for the next time."
        action={add}
      />
    )
  }
  return (
    <>
      <h2 className="visually-hidden">All addresses, the one used last first</h2>
      <AddressList addresses={addresses} onEdit={(id) => setOpen({ form: 'edit', id })} />
      <p>{add}</p>
    </>
  )
}
