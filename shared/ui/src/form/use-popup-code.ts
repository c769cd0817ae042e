import { type RefObject, useCallback, useEffect, useState } from 'react'

import type { ComboboxPopup } from './combobox-popup.tsx'

/** The code of the list of suggestions: it is larger than many a page, so only a field with the focus fetches it. */
export function usePopupCode(input: RefObject<HTMLInputElement | null>, isNeededAtOnce: boolean) {
  const [Popup, setPopup] = useState<typeof ComboboxPopup | null>(null)
  const fetchPopup = useCallback(() => {
    import('./combobox-popup.tsx').then(
      (code) => setPopup(() => code.ComboboxPopup),
      // Suggestions are a courtesy: without them the field is a field, and the next focus tries again.
      () => undefined,
    )
  }, [])
  useEffect(() => {
    // A field that had the focus before the page was hydrated gets no event any more.
    if (isNeededAtOnce || input.current === document.activeElement) fetchPopup()
  }, [input, isNeededAtOnce, fetchPopup])
  return { Popup, fetchPopup }
}
