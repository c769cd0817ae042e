import { Button, Icon } from '@nireeka/ui'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

import type { Area } from '../areas.ts'
import type { PaletteProps } from './palette.tsx'
import styles from './palette-button.module.css'

/**
 * The button of the command palette, which Ctrl+K (on a Mac, Command+K) opens, too. The palette's code is loaded when it
 * is first opened.
 */
export function PaletteButton({ areas }: { areas: readonly Area[] }) {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  function open() {
    setOpen(true)
    load().then(
      (code) => setPalette(() => code),
      // Without its code there is no palette; the next press tries again.
      () => setOpen(false),
    )
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!isPalette || document.querySelector('[data-part="dialog"]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <Button
        tone="secondary"
        isWide
        className={styles.button}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={open}
      >
        <Icon name="search" />
        Go to …
        <kbd className={styles.key} aria-hidden="true">
          Ctrl K
        </kbd>
      </Button>
      {isOpen && Palette ? <Palette areas={areas} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const load = async () => (await import('./palette.tsx')).Palette
