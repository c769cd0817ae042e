import type { Configuration } from '../configuration/configuration.ts'
import type { ViewName } from '../studio/views.ts'
import type { LiveBike, startLiveBike } from './live-bike.ts'
import { type LoadStage, progressAt } from './load-progress.ts'
import { type Facts, reasonForStill, type StillReason } from './support.ts'

export type ViewerState =
  /** A `reason` of null means that the live view hasn't been started. */
  | { status: 'still'; reason: StillReason | null; error?: Error }
  /** `progress`: how much has loaded, 0 to 1. */
  | { status: 'loading'; progress: number }
  | { status: 'live'; bike: LiveBike }

export interface ViewerNeeds {
  host: HTMLElement
  view: ViewName
  configuration: Configuration
  load: () => Promise<typeof startLiveBike>
  readFacts: () => Facts
  onState: (state: ViewerState) => void
}

/** Returns a controller that switches between picture and live view; if anything fails, the picture stays. */
export function createViewer({ host, view, configuration, load, readFacts, onState }: ViewerNeeds) {
  let wanted = configuration
  let bike: LiveBike | null = null
  let isStarted = false
  let isGone = false

  const tell = (state: ViewerState) => {
    if (!isGone) onState(state)
  }
  const keepStill = (reason: StillReason, error?: unknown) =>
    tell({ status: 'still', reason, error: error instanceof Error ? error : undefined })
  const giveUp = () => {
    bike?.dispose()
    bike = null
    isStarted = false
  }
  const onLost = () => {
    giveUp()
    keepStill('lost')
  }
  /** Returns what tells the progress of loading, each step once. */
  const tellProgress = () => {
    let told = 0
    tell({ status: 'loading', progress: told })
    return (stage: LoadStage, share: number) => {
      const progress = progressAt(stage, share)
      if (bike || progress <= told) return
      told = progress
      tell({ status: 'loading', progress })
    }
  }

  const begin = async (facts: Facts, isAskedFor: boolean) => {
    const asked = wanted
    const onProgress = tellProgress()
    const start = await load()
    if (isGone) return
    onProgress('code', 1)
    const started = await start({
      host,
      configuration: asked,
      view,
      facts,
      isAskedFor,
      onProgress,
      onLost,
    })
    if ('reason' in started) return keepStill(started.reason)
    if (isGone) return started.dispose()
    bike = started
    if (wanted === asked) tell({ status: 'live', bike })
    else await show(wanted)
  }
  const show = async (next: Configuration) => {
    wanted = next
    if (!bike) return
    try {
      await bike.show(next)
      if (bike && wanted === next) tell({ status: 'live', bike })
    } catch (error) {
      if (wanted === next) keepStill('failed', error)
    }
  }

  return {
    /** Starts the live view, once; again only after it has ended, or when the visitor asks for it. */
    async start(isAskedFor = false) {
      if (isStarted && !isAskedFor) return
      if (bike) return show(wanted)
      isStarted = true
      const facts = readFacts()
      const reason = reasonForStill(facts, isAskedFor)
      if (reason) return keepStill(reason)
      await begin(facts, isAskedFor).catch((error: unknown) => {
        giveUp()
        keepStill('failed', error)
      })
    },
    /** Shows another configuration; showing the same one again does nothing. */
    async show(next: Configuration) {
      if (JSON.stringify(next) !== JSON.stringify(wanted)) await show(next)
    },
    dispose() {
      isGone = true
      giveUp()
    },
  }
}

export type Viewer = ReturnType<typeof createViewer>
