import { useEffect, useRef } from 'react'

/** For the box around a choice: tells of a radio that was pressed before React took the page over, when nobody heard it. */
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
