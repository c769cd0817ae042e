import type { Configuration } from '../configuration/configuration.ts'
import { paintOf } from '../configuration/paint-of.ts'
import type { ViewName } from '../studio/views.ts'
import { followChoices } from './follow-choices.ts'
import { lookAfterwards } from './look-afterwards.ts'
import type { FileFormat } from './model/messages.ts'
import { createModelClient, type Thread } from './model/model-client.ts'
import { type BikeScene, createBikeScene } from './scene/bike-scene.ts'
import { type Facts, reasonForStill, type StillReason } from './support.ts'
import { watchHost } from './watch-host.ts'

export interface LiveNeeds {
  /** Where the canvas is put; its size is the picture's. */
  host: HTMLElement
  configuration: Configuration
  view: ViewName
  facts: Facts
  /** The visitor asked for the live view: slowness is no reason against it. */
  isAskedFor: boolean
  onLost: () => void
  startThread?: () => Thread
}

/** A bike on its canvas, to be turned, changed and given up. */
export interface LiveBike extends Pick<
  BikeScene,
  'frame' | 'explode' | 'turn' | 'zoom' | 'reset' | 'info' | 'picture' | 'dispose'
> {
  /** Shows another configuration; fails when there is no such part or colour. */
  show: (next: Configuration) => Promise<void>
  /** Builds ahead what may be shown next, while nobody waits; a part that is chosen is there at once then. */
  expect: (next: readonly Configuration[]) => Promise<void>
  /** The configuration as a file. */
  file: (configuration: Configuration, format: FileFormat) => Promise<Uint8Array>
}

const startWorker = (): Thread =>
  new Worker(new URL('./model/worker.ts', import.meta.url), { name: 'bike-model' })

/**
 * Builds the bike in a worker and draws it on a canvas in `host`; answers once a frame is there, or with the reason for
 * which the still stays. Fails when there is no such part or colour, or no worker.
 */
export async function startLiveBike(needs: LiveNeeds): Promise<LiveBike | { reason: StillReason }> {
  const { host, configuration, view, facts, isAskedFor, onLost, startThread = startWorker } = needs
  const models = createModelClient(startThread())
  const canvas = document.createElement('canvas')
  // As large as its box, however many points are drawn.
  Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' })
  let scene: BikeScene | null = null
  const drop = () => {
    models.dispose()
    scene?.dispose()
    scene = null
    canvas.remove()
  }
  try {
    const paint = paintOf(configuration.colour)
    const model = await models.model(configuration)
    if (!model) throw new Error('The viewer was closed while it was started.')
    host.append(canvas)
    const made = createBikeScene({
      canvas,
      view,
      reducesMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      devicePixels: devicePixelRatio,
      onLost,
    })
    scene = made
    made.resize(host.clientWidth, host.clientHeight)
    made.showModel(model)
    made.setPaint(paint)
    // The still before it has its shadow, too.
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
