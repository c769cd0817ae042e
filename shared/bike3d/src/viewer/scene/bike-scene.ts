import type { Paint } from '../../configuration/paint-of.ts'
import type { ModelMaterial } from '../../model/model.ts'
import type { ViewName } from '../../studio/views.ts'
import type { LiveModel } from '../model/model-client.ts'
import type { GroundShade } from '../model/ground-shade.ts'
import { createBikeCamera } from './bike-camera.ts'
import { createDrawLoop, ease, type Frames, windowFrames } from './draw-loop.ts'
import { timeDrawing } from './frame-time.ts'
import { createLiveGround } from './live-ground.ts'
import { createLiveMaterials } from './live-materials.ts'
import { createLivePaint } from './live-paint.ts'
import { compile, learnMaterials } from './compile.ts'
import { createLiveStudio, type StudioTheme } from './live-studio.ts'
import { createPieceFinder } from './piece-finder.ts'
import { createPixelRatio } from './pixel-ratio.ts'
import { createShownPieces } from './shown-pieces.ts'

export interface SceneNeeds {
  canvas: HTMLCanvasElement
  view: ViewName
  reducesMotion: boolean
  devicePixels: number
  /** Called when the browser has lost the WebGL context, after which nothing can be drawn. */
  onLost: () => void
  /** Called after each drawing. */
  onDraw?: () => void
  frames?: Frames
}

export type BikeScene = ReturnType<typeof createBikeScene>

/** Returns a bike's scene on a canvas, which is redrawn only when something has changed. Independent of React. */
export function createBikeScene(needs: SceneNeeds) {
  const { canvas, view, reducesMotion, devicePixels, onLost, onDraw, frames = windowFrames } = needs
  const studio = createLiveStudio(canvas)
  const materials = createLiveMaterials()
  const pieces = createShownPieces((name: ModelMaterial) => materials.of(name))
  const ground = createLiveGround()
  studio.add(pieces.root, ground.mesh)
  const ratio = createPixelRatio(devicePixels)
  const { renderer } = studio

  let theme: StudioTheme = 'light'

  const setRatio = (pixels: number) => {
    if (renderer.getPixelRatio() !== pixels) renderer.setPixelRatio(pixels)
  }
  let restTimer: ReturnType<typeof setTimeout> | undefined
  const loop = createDrawLoop((now) => {
    const isMoving = camera.update()
    if (isMoving) {
      ratio.see(now)
      clearTimeout(restTimer)
      restTimer = setTimeout(rest, REST_MS)
    }
    setRatio(isMoving ? ratio.inMotion() : renderer.getPixelRatio())
    studio.draw()
    onDraw?.()
  }, frames)
  const rest = () => {
    ratio.rest()
    if (renderer.getPixelRatio() === ratio.atRest) return
    setRatio(ratio.atRest)
    loop.request()
  }
  const camera = createBikeCamera({ studio, loop, reducesMotion, view, boxOf: pieces.box })
  const finder = createPieceFinder(studio.camera, pieces)
  let apart = 0
  const moveApart = (amount: number) => {
    apart = amount
    pieces.explode(amount)
    ground.fade(Math.min(1, amount * 3))
    camera.setApart(amount)
    loop.request()
  }
  const setPaint = createLivePaint({
    apply: materials.setPaint,
    move: (durationMs, step) => loop.move('paint', durationMs, step),
    reducesMotion,
  })
  const lost = (event: Event) => {
    event.preventDefault()
    loop.pause()
    onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)

  return {
    showModel(model: LiveModel) {
      materials.setMask(model.mask)
      pieces.show(model.pieces)
      camera.show(model.pieces)
      loop.request()
    },
    showShade(shade: GroundShade) {
      ground.show(shade)
      loop.request()
    },
    setPaint(paint: Paint) {
      setPaint(paint)
      loop.request()
    },
    setTheme(next: StudioTheme) {
      theme = next
      studio.setTheme(next)
      loop.request()
    },
    frame: camera.frame,
    turn: camera.turn,
    zoom: camera.zoom,
    reset: camera.reset,
    /**
     * Moves the pieces apart: 0 is the assembled bike, 1 the complete exploded view. It takes `durationMs`, unless the
     * visitor wants less motion.
     */
    explode(amount: number, durationMs = 0) {
      const from = apart
      loop.move('apart', reducesMotion ? 0 : durationMs, (t) => moveApart(from + (amount - from) * ease(t)))
    },
    /** Shows one piece in a warm colour; null shows none so. */
    highlight(name: string | null) {
      pieces.highlight(name)
      loop.request()
    },
    /** Returns the piece that is seen at a point of the picture, given in shares of its width and height. */
    pieceAt: finder.pieceAt,
    /** Returns where hot spots point at, in shares of the picture's width and height. */
    spots: finder.spots,
    resize(width: number, height: number) {
      renderer.setPixelRatio(ratio.atRest)
      studio.resize(width, height)
      camera.resized()
      loop.request()
    },
    /**
     * Compiles and uploads all that the first frame needs, then returns the time of a frame in milliseconds: the
     * better of two.
     */
    async warmUp(): Promise<number> {
      camera.update()
      await compile(studio)
      await timeDrawing(renderer, studio.draw)
      const first = await timeDrawing(renderer, studio.draw)
      return Math.min(first, await timeDrawing(renderer, studio.draw))
    },
    /** Compiles materials that may be needed later, so that the frame that first shows them isn't delayed. */
    learn: (names: readonly ModelMaterial[]) => learnMaterials(studio, names.map(materials.of)),
    /** Returns a PNG of the present view in the light studio, because it is printed. */
    picture() {
      camera.update()
      studio.setTheme('light')
      studio.draw()
      const png = toPng(canvas)
      studio.setTheme(theme)
      loop.request()
      return png
    },
    pause: loop.pause,
    resume: loop.resume,
    info: () => ({
      ...renderer.info.memory,
      programs: renderer.info.programs?.length ?? 0,
      triangles: renderer.info.render.triangles,
      calls: renderer.info.render.calls,
      frames: renderer.info.render.frame,
    }),
    dispose() {
      clearTimeout(restTimer)
      canvas.removeEventListener('webglcontextlost', lost)
      loop.dispose()
      camera.dispose()
      pieces.dispose()
      ground.dispose()
      materials.dispose()
      studio.dispose()
    },
  }
}

const REST_MS = 160

/** Reads the canvas in the same task, because its drawing buffer is cleared afterwards. */
const toPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))))
  })
