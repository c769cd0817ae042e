import type { CartFacts, CartPort } from '@nireeka/contracts'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../button/button.tsx'
import { CartCode } from './cart-code.tsx'
import { CartPromoForm } from './cart-promo-form.tsx'
import styles from './cart-promo.module.css'

interface Props {
  facts: CartFacts | null
  port: Pick<CartPort, 'applyPromo' | 'removePromo'>
  /** The id of the form, for a submit button outside of it. */
  formId?: string
  /** Called with whether the field has a code that isn't applied yet. */
  onTyped?: (isTyped: boolean) => void
}

/** The state of the form. `left`: the element with the focus was removed, so what replaces it takes the focus. */
type View = 'closed' | 'open' | 'left'

/** The promo code of a cart: a button that opens a field, or the applied code with its discount. */
export function CartPromo({ facts, port, formId, onTyped }: Props) {
  const [view, setView] = useState<View>('closed')
  const takesFocus = view === 'left'

  function leave() {
    setView('left')
    onTyped?.(false)
  }

  async function apply(code: string) {
    const reason = await port.applyPromo(code)
    if (reason === null) leave()
    return reason
  }

  function remove() {
    setView('left')
    void port.removePromo()
  }

  if (view === 'open') {
    return <CartPromoForm id={formId} onTyped={onTyped} onApply={apply} onCancel={leave} />
  }
  if (facts?.promo || facts?.refusedPromo) {
    return <CartCode facts={facts} takesFocus={takesFocus} onRemove={remove} />
  }
  return <Opener takesFocus={takesFocus} onOpen={() => setView('open')} />
}

function Opener({ takesFocus, onOpen }: { takesFocus: boolean; onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.opener}>
      <Button ref={button} tone="quiet" size="small" onClick={onOpen}>
        Add a promo code
      </Button>
    </div>
  )
}
