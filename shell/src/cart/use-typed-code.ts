import type { CartPort } from '@nireeka/contracts'
import { type MouseEvent, useRef } from 'react'

/**
 * A code that was typed and not applied is applied on the way to the checkout, by the form that holds it; refused, the
 * shopper stays and reads why there. `place` holds the form, if it is open.
 */
export function useTypedCode(port: CartPort) {
  const place = useRef<HTMLDivElement>(null)
  const onTheWay = useRef<(() => void) | null>(null)

  async function applyPromo(code: string) {
    const reason = await port.applyPromo(code)
    // Who has left meanwhile is on another way.
    if (reason === null && place.current) onTheWay.current?.()
    onTheWay.current = null
    return reason
  }

  /** Of a link: holds it up while there is a code to apply. A new tab takes nothing along, and this one keeps the code. */
  function applyFirst(event: MouseEvent, goOn: () => void) {
    const form = place.current?.querySelector('form')
    if (!form?.querySelector('input')?.value.trim()) return
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTheWay.current = goOn
    form.requestSubmit()
  }

  return { place, promo: { applyPromo, removePromo: port.removePromo }, applyFirst }
}
