import type { CartPort } from '@nireeka/contracts'
import { useId, useRef, useState } from 'react'

/**
 * Applies a promo code that was typed but not applied when the shopper goes on to the checkout. While there is such a
 * code, the link to the checkout is replaced by a button that submits the code's form (`send`: its props); `goOn` is
 * called once the code is applied. If it is refused, the shopper stays and reads the reason at the field.
 */
export function useTypedPromo(port: Pick<CartPort, 'applyPromo' | 'removePromo'>, goOn: () => void) {
  const formId = useId()
  const [isTyped, setTyped] = useState(false)
  const isOnTheWay = useRef(false)

  async function applyPromo(code: string) {
    const reason = await port.applyPromo(code)
    const goesOn = isOnTheWay.current && reason === null
    isOnTheWay.current = false
    if (goesOn) goOn()
    return reason
  }

  function setOut() {
    isOnTheWay.current = true
  }

  return {
    promo: { port: { applyPromo, removePromo: port.removePromo }, formId, onTyped: setTyped },
    send: isTyped ? ({ type: 'submit', form: formId, onClick: setOut } as const) : null,
  }
}
