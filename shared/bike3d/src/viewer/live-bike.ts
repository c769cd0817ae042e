import type { Configuration } from '../configuration/configuration.ts'
import { paintOf } from '../configuration/paint-of.ts'
import type { ViewName } from '../studio/views.ts'
import { followChoices } from './follow-choices.ts'
import type { LoadStage } from './load-progress.ts'
import { lookAfterwards } from './look-afterwards.ts'
import type { FileFormat } from './model/messages.ts'
import { createModelClient, type Thread } from './model/model-client.ts'
import { type BikeScene, createBikeScene } from './scene/bike-scene.ts'
import { type Facts, reasonForStill, type StillReason } from './support.ts'
import { watchHost } from './watch-host.ts'
import { watchTheme } from './watch-theme.ts'

export interface LiveNeeds {
  /** The element for the canvas; its size is the picture's. */
  host: HTMLElement
  configuration: Configuration
  view: ViewName
  facts: Facts
  /** True when the visitor asked for the live view, which is then shown even if it is slow. */
  isAskedFor: boolean
  /** Called with the done share of a stage, 0 to 1. */
  onProgress?: (stage: LoadStage, share: number) => void
  onLost: () => void
  startThread?: () => Thread
}

/** A live bike on its canvas that can be turned, changed and disposed of. */
export interface LiveBike extends Pick<
  BikeScene,
  | 'frame'
  | 'explode'
  | 'highlight'
  | 'pieceAt'
  | 'spots'
  | 'turn'
  | 'zoom'
  | 'reset'
  | 'info'
  | 'picture'
  | 'dispose'
> {
  /** Calls `look` after each drawing; returns a function that ends that. */
  watch: (look: () => void) => () => void
  /** Shows another configuration; rejects when a part or colour is unknown. */
  show: (next: Configuration) => Promise<void>
  /** Builds the pieces of likely configurations ahead of time, so that they are shown at once when chosen. */
  expect: (next: readonly Configuration[]) => Promise<void>
  /** Returns a configuration as a 3D file. */
  file: (configuration: Configuration, format: FileFormat) => Promise<Uint8Array>
}

const startWorker = (): Thread =>
  new Worker(new URL('./model/worker.ts', import.meta.url), { name: 'bike-model' })

/**
 * Builds the bike in a worker and draws it on a canvas in `host`. Resolves after the first frame, or with the reason
 * why the still picture stays. Rejects when a part or colour is unknown, or without a worker.
 */
export async function startLiveBike(needs: LiveNeeds): Promise<LiveBike | { reason: StillReason }> {
  const { host, configuration, view, facts, isAskedFor, onProgress, onLost } = needs
  const models = createModelClient((needs.startThread ?? startWorker)())
  const canvas = document.createElement('canvas')
  // The canvas fills its box, whatever its resolution.
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' })
  let scene: BikeScene | null = null
  const watchers = new Set<() => void>()
  let stopTheme: (() => void) | null = null
  const drop = () => {
    stopTheme?.()
    models.dispose()
    scene?.dispose()
    scene = null
    canvas.remove()
  }
  try {
    const paint = paintOf(configuration.colour)
    const model = await models.model(configuration, onProgress)
    if (!model) throw new Error('The viewer was closed while it was started.')
    host.append(canvas)
    const made = createBikeScene({
      canvas,
      view,
      reducesMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      devicePixels: devicePixelRatio,
      onLost,
      onDraw: () => watchers.forEach((look) => look()),
    })
    scene = made
    made.resize(host.clientWidth, host.clientHeight)
    stopTheme = watchTheme(made.setTheme)
    made.showModel(model)
    made.setPaint(paint)
    // Waits for the shadow, because the still picture that is replaced has one, too.
    const shade = await model.shade
    if (shade) made.showShade(shade)
    const reason = reasonForStill({ ...facts, frameMs: await made.warmUp() }, isAskedFor)
    const stopWatching = watchHost(host, made)
    const dispose = () => {
      stopWatching()
      drop()
    }
    if (reason) {
      dispose()
      return { reason }
    }
    return {
      explode: made.explode,
      highlight: made.highlight,
      pieceAt: made.pieceAt,
      spots: made.spots,
      watch(look) {
        watchers.add(look)
        return () => void watchers.delete(look)
      },
      turn: made.turn,
      zoom: made.zoom,
      reset: made.reset,
      info: made.info,
      picture: made.picture,
      ...lookAfterwards(followChoices({ first: configuration, ask: models.model, scene: made }), made.frame),
      async expect(next) {
        const materials = await models.buildAhead(next)
        if (materials && scene) await made.learn(materials)
      },
      file: models.file,
      dispose,
    }
  } catch (error) {
    drop()
    throw error
  }
}
