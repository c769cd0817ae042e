import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame } from '@nireeka/ui'
import { useEffect } from 'react'

import { checkout } from './checkout.api.ts'
import { GuestCheckout } from './guest-checkout.tsx'
import { MemberCheckout } from './member-checkout.tsx'
import { Waiting } from './waiting.tsx'

export function CheckoutPage() {
  useTitle('Checkout')
  const session = useStream(usePlatform().session$)
  if (session.status === 'loading') return <Waiting />
  if (session.status === 'guest') return <GuestCheckout />
  return <LoadedCheckout key={session.user.id} user={session.user} />
}

function LoadedCheckout({ user }: Pick<Parameters<typeof MemberCheckout>[0], 'user'>) {
  const { http, navigate, notify } = usePlatform()
  const page = useQuery(checkout(http))

  // Spec, section 4: a checkout that can't be loaded leads to the configurator and leaves the cart as it is. Once
  // loaded, only a 4xx ends the checkout, as for a cart that was emptied elsewhere; a lost connection doesn't.
  const error = page.data && !isRefusal(page.error) ? null : page.error
  useEffect(() => {
    if (!error) return
    notify(isEmptyCart(error) ? 'info' : 'error', messageOf(error, TEXTS.unreachable))
    navigate('/configurator')
  }, [error, navigate, notify])

  if (!page.data) return <Waiting />
  return (
    <PageFrame kind="catalogue" heading="Checkout">
      <MemberCheckout
        user={user}
        checkout={page.data}
        today={new Date(page.dataUpdatedAt)}
        refresh={async () => void (await page.refetch())}
      />
    </PageFrame>
  )
}

/** Not a failure to the visitor, so it isn’t told as one. */
const isEmptyCart = (error: unknown) => isHttpError(error) && error.code === 'empty_cart'

const isRefusal = (error: unknown) => isHttpError(error) && error.status >= 400 && error.status < 500
