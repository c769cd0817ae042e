import type { CartPort } from '@nireeka/contracts'
import { useEffect, useRef } from 'react'

/**
 * A code that was typed and not applied is applied on the way to the checkout, by the form that holds it; refused, the
 * shopper stays and reads why there. `place` holds the form, if it is open; `way` is the link.
 */
export function useTypedCode(port: CartPort) {
  const place = useRef<HTMLDivElement>(null)
  const way = useRef<HTMLAnchorElement>(null)
  const isOnTheWay = useRef(false)
  const isFree = useRef(false)

  useEffect(() => {
    function hold(event: MouseEvent) {
      if (isFree.current || !isPlain(event) || !way.current?.contains(event.target as Node)) return
      const form = place.current?.querySelector('form')
      if (!form?.querySelector('input')?.value.trim()) return
      event.preventDefault()
      event.stopPropagation()
      isOnTheWay.current = true
      form.requestSubmit()
    }
    // On the window, since the shell takes links that lead to another page on the document, before React hears of them.
    window.addEventListener('click', hold, { capture: true })
    return () => window.removeEventListener('click', hold, { capture: true })
  }, [])

  async function applyPromo(code: string) {
    const reason = await port.applyPromo(code)
    const goesOn = isOnTheWay.current && reason === null
    isOnTheWay.current = false
    if (goesOn) goOn()
    return reason
  }

  function goOn() {
    isFree.current = true
    way.current?.click()
    isFree.current = false
  }

  return { place, way, promo: { applyPromo, removePromo: port.removePromo } }
}

/** Another tab takes nothing along, and this one keeps what was typed. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
