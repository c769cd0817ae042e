import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { PageFrame } from '@nireeka/ui'
import { useEffect, useState } from 'react'

import { checkout } from './checkout.api.ts'
import { GuestCheckout } from './guest-checkout.tsx'
import { MemberCheckout } from './member-checkout.tsx'
import { Waiting } from './waiting.tsx'

export function CheckoutPage() {
  useTitle('Checkout')
  const { session$, cart } = usePlatform()
  const session = useStream(session$)
  const cartStatus = useStream(cart.state$).status
  const [wasGuest, setWasGuest] = useState(false)
  const { status } = session
  if (status === 'guest' && !wasGuest) setWasGuest(true)
  // A guest who logs in here keeps the form until the login has an answer and the cart has been sent to the account.
  const isEntering = wasGuest && (status === 'loading' || cartStatus === 'loading')
  if (status === 'guest' || isEntering) return <GuestCheckout />
  if (status === 'loading') return <Waiting />
  return <LoadedCheckout key={session.user.id} user={session.user} hasEntered={wasGuest} />
}

function LoadedCheckout({
  user,
  hasEntered,
}: Pick<Parameters<typeof MemberCheckout>[0], 'user' | 'hasEntered'>) {
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
        hasEntered={hasEntered}
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
