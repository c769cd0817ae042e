import { formatPrice } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { CartPromo } from '@nireeka/ui'
import { useEffect, useState } from 'react'

import styles from './breakdown.module.css'
import { changePromoCode, type PromoAnswer, reasonOf } from './promo.api.ts'

/**
 * The promo code field, which applies to the whole cart: a member's immediately on the server, a guest's after the
 * login.
 */
export function Promo({ totalCents }: { totalCents: number }) {
  const { http, cart, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const { lines, facts = null } = useStream(cart.state$).cart
  const [answer, setAnswer] = useState<PromoAnswer | null>(null)
  useEffect(() => cart.attend(), [cart])

  async function applyAsMember(code: string) {
    try {
      setAnswer(await changePromoCode(http, code, totalCents))
      await cart.reload()
      return null
    } catch (error) {
      return reasonOf(error)
    }
  }

  const applyPromo = isMember ? applyAsMember : cart.applyPromo
  const isCounted = answer !== null && facts?.promo?.code === answer.code
  return (
    <section className={styles.promo} aria-label="Promo code">
      {lines.length === 0 ? (
        <p className={styles.note}>
          Have a promo code? It applies to your whole cart: add this to your cart first, then enter the code.
        </p>
      ) : (
        <>
          <p className={styles.note}>A promo code applies to your whole cart, not just to this bike.</p>
          <CartPromo facts={facts} port={{ applyPromo, removePromo: cart.removePromo }} />
          {isCounted ? (
            <output className={styles.note}>
              With it, your cart comes to {formatPrice(answer.total)} with shipping and tax.
            </output>
          ) : null}
        </>
      )}
    </section>
  )
}
