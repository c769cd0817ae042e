import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame } from '@nireeka/ui'
import { useEffect } from 'react'

import { CheckoutForm } from './checkout-form.tsx'
import { checkout } from './checkout.api.ts'
import { Waiting } from './waiting.tsx'

export function CheckoutPage() {
  useTitle('Checkout')
  const { http, navigate, notify } = usePlatform()
  const page = useQuery(checkout(http))

  // Spec, section 4: a checkout that can't be loaded leads to the configurator; the cart stays as it is.
  const { error } = page
  useEffect(() => {
    if (!error) return
    notify('error', messageOf(error, TEXTS.unreachable))
    navigate('/configurator')
  }, [error, navigate, notify])

  if (!page.data) return <Waiting />
  return (
    <PageFrame kind="catalogue" heading="Checkout">
      <CheckoutForm checkout={page.data} refresh={() => void page.refetch()} />
    </PageFrame>
  )
}
