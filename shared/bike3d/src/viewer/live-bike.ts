import type { Configuration } from '../configuration/configuration.ts'
import { paintOf } from '../configuration/paint-of.ts'
import type { ViewName } from '../studio/views.ts'
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
  'frame' | 'explode' | 'turn' | 'zoom' | 'reset' | 'info' | 'dispose'
> {
  /** Shows another configuration; fails when there is no such part or colour. */
  show: (next: Configuration) => Promise<void>
  /** The configuration as a GLB. */
  file: (configuration: Configuration) => Promise<Uint8Array>
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
    scene?.dispose()
    models.dispose()
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
    const reason = reasonForStill({ ...facts, frameMs: await made.warmUp() }, isAskedFor)
    let shape = shapeKey(configuration)
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
      frame: made.frame,
      explode: made.explode,
      turn: made.turn,
      zoom: made.zoom,
      reset: made.reset,
      info: made.info,
      async show(next: Configuration) {
        const nextPaint = paintOf(next.colour)
        const changed = shapeKey(next) === shape ? null : await models.model(next)
        if (changed) made.showModel(changed)
        shape = shapeKey(next)
        made.setPaint(nextPaint)
      },
      file: models.file,
      dispose,
    }
  } catch (error) {
    drop()
    throw error
  }
}

/** A colour alone changes no mesh, so nobody has to be asked for one. */
const shapeKey = ({ bike, size, parts }: Configuration) => [bike, size, ...parts].join(' ')
