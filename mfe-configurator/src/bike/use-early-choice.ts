import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the element around radio buttons. On hydration, it reports a button that was pressed before,
 * which fired no React event.
 */
export function useEarlyChoice<Box extends HTMLElement>(
  chosen: number | null,
  onChoose: (id: number) => void,
) {
  const box = useRef<Box>(null)
  useEffect(() => {
    const shown = box.current?.querySelector<HTMLInputElement>('input:checked')
    if (shown && Number(shown.value) !== chosen) onChoose(Number(shown.value))
  }, [chosen, onChoose])
  return box
}
