import { type RefObject, useCallback, useEffect, useState } from 'react'

import type { ComboboxPopup } from './combobox-popup.tsx'

/**
 * Loads the code of the suggestion list when the input gets the focus, because it is larger than the code of many
 * pages.
 */
export function usePopupCode(input: RefObject<HTMLInputElement | null>, isNeededAtOnce: boolean) {
  const [Popup, setPopup] = useState<typeof ComboboxPopup | null>(null)
  const fetchPopup = useCallback(() => {
    import('./combobox-popup.tsx').then(
      (code) => setPopup(() => code.ComboboxPopup),
      // Suggestions are optional: if the code can't be loaded, the input works without them, and the next focus tries
      // again.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    // An input that was focused before hydration fires no focus event any more.
    if (isNeededAtOnce || input.current === document.activeElement) fetchPopup()
  }, [input, isNeededAtOnce, fetchPopup])
  return { Popup, fetchPopup }
}
