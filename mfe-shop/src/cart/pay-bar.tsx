import type { Cart } from '@nireeka/contracts'
import { Price } from '@nireeka/ui'
import type { RefObject } from 'react'

import { FootBar } from '../foot-bar/foot-bar.tsx'
import { useIsInSight } from '../foot-bar/use-is-in-sight.ts'
import { totalOf } from '../totals/estimated.ts'
import { type Sending, ToPayment } from './to-payment.tsx'

interface Props {
  cart: Cart
  send: Sending
  /** The element of the summary's own button. */
  button: RefObject<Element | null>
}

/** On phones, the total with the button at the foot of the screen while the summary's own button is out of sight. */
export function PayBar({ cart, send, button }: Props) {
  const isInSight = useIsInSight(button)
  if (isInSight) return null
  const { label, dollars } = totalOf(cart)
  return (
    <FootBar title={label} price={<Price dollars={dollars} />}>
      <ToPayment send={send} />
    </FootBar>
  )
}
