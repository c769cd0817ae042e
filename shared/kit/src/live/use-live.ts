import { useEffect, useEffectEvent } from 'react'

import { usePlatform } from '../platform.tsx'

/** Calls `onChange` whenever a topic has changed, or may have; null watches nothing. */
export function useLive(topic: string | null, onChange: () => void) {
  const platform = usePlatform()
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (topic === null) return
    let end: (() => void) | undefined
    let isOver = false
    // A page whose connection can't be loaded is as it was when it was opened.
    import('@nireeka/kit/live-connection').then(
      ({ liveOf }) => {
        if (!isOver) end = liveOf(platform).watch(topic, () => tell())
      },
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [platform, topic])
}
