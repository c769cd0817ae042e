import type { CartPort } from '@nireeka/contracts'
import { useId, useRef, useState } from 'react'

/**
 * A promo code that is typed and not applied goes along on the way to the checkout. While there is one, the way on is no link
 * but a button (`send`: its props) of the code's form, which `goOn` follows once the code counts; refused, the shopper stays
 * and reads why at the field.
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
