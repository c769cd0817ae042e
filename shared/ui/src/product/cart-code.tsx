import { type CartFacts, formatPrice } from '@nireeka/contracts'
import { useEffect, useRef } from 'react'

import { Icon } from '../icon/icon.tsx'
import styles from './cart-promo.module.css'

interface Props {
  facts: Pick<CartFacts, 'promo' | 'refusedPromo'>
  takesFocus: boolean
  onRemove: () => void
}

/** The promo code of the cart, with its discount or the reason why it isn't applicable. */
export function CartCode({ facts: { promo, refusedPromo }, takesFocus, onRemove }: Props) {
  const code = promo?.code ?? refusedPromo?.code
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.code}>
      <span className={styles.chip}>
        {code}
        <button ref={button} type="button" aria-label={`Remove promo code ${code}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </span>
      <output className={promo ? undefined : styles.refused}>
        {promo ? savingOf(promo) : `Not applied: ${refusedPromo?.reason}`}
      </output>
    </div>
  )
}

const savingOf = ({ description, discount }: NonNullable<CartFacts['promo']>) =>
  discount > 0 ? `${description}: you save ${formatPrice(discount)}` : description
