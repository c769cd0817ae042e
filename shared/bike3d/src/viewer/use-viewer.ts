import { useCallback, useEffect, useRef, useState } from 'react'

// In server bundles nothing is loaded: see `imports` in package.json.
import { loadLive } from '#load-live'

import type { Configuration } from '../configuration/configuration.ts'
import type { ViewName } from '../studio/views.ts'
import { createViewer, type Viewer, type ViewerNeeds, type ViewerState } from './create-viewer.ts'
import { readFacts } from './read-facts.ts'
import { whenWanted } from './when-wanted.ts'

export type ViewerSources = Partial<Pick<ViewerNeeds, 'load' | 'readFacts'>>

interface Options {
  configuration: Configuration
  view: ViewName
  sources?: ViewerSources
  onState?: (state: ViewerState) => void
}

const STILL: ViewerState = { status: 'still', reason: null }

/**
 * Creates the viewer when it is likely to be wanted, updates it with the configuration, and disposes of it with the
 * component.
 */
export function useViewer({ configuration, view, sources, onState }: Options) {
  const boxRef = useRef<HTMLDivElement>(null)
  const hostRef = useRef<HTMLDivElement>(null)
  const viewer = useRef<Viewer | null>(null)
  const [state, setState] = useState<ViewerState>(STILL)
  // The latest options, which may change without creating the viewer anew.
  const latest = useRef({ configuration, sources, onState })
  useEffect(() => {
    latest.current = { configuration, sources, onState }
  })

  useEffect(() => {
    const [box, host] = [boxRef.current, hostRef.current]
    if (!box || !host) return
    const tell = (next: ViewerState) => {
      setState(next)
      latest.current.onState?.(next)
    }
    const given = { load: loadLive, readFacts, ...latest.current.sources }
    const created = createViewer({
      host,
      view,
      configuration: latest.current.configuration,
      onState: tell,
      ...given,
    })
    viewer.current = created
    const stop = whenWanted(box, () => void created.start())
    return () => {
      stop()
      created.dispose()
      viewer.current = null
      setState(STILL)
    }
  }, [view])

  useEffect(() => void viewer.current?.show(configuration), [configuration])

  const start = useCallback((isAskedFor: boolean) => void viewer.current?.start(isAskedFor), [])
  return { boxRef, hostRef, state, start }
}
