import type { CartFacts, CartPort } from '@nireeka/contracts'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../button/button.tsx'
import { CartCode } from './cart-code.tsx'
import { CartPromoForm } from './cart-promo-form.tsx'
import styles from './cart-promo.module.css'

interface Props {
  facts: CartFacts | null
  port: Pick<CartPort, 'applyPromo' | 'removePromo'>
  /** Of the field's form, for a button elsewhere that sends it. */
  formId?: string
  /** Whether a code stands in the field that isn't applied. */
  onTyped?: (isTyped: boolean) => void
}

/** `left`: the form or the code that had the focus has gone, and what stands in its place takes it. */
type View = 'closed' | 'open' | 'left'

/** A cart's one promo code: a field when it is asked for, and the code that counts, with what it saves. */
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
