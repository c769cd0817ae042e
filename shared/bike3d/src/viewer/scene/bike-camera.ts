import type { Box3 } from 'three'

import { type ViewName, VIEWS } from '../../studio/views.ts'
import type { ModelPiece } from '../../model/model.ts'
import { type DrawLoop, ease } from './draw-loop.ts'
import { directionFor, frameBox, type Pose, poseBetween, towards } from './framing.ts'
import { homePose } from './home-pose.ts'
import type { LiveStudio } from './live-studio.ts'
import { createOrbit } from './orbit.ts'
import type { Pieces } from './shown-pieces.ts'

const WALK_MS = 800
/** Returns how much of a piece's surroundings is shown with it: the smaller the piece, the more. */
const airAround = (box: Box3) => 1.5 + 1.2 * Math.exp(-box.max.distanceTo(box.min) / 0.3)

interface Needs {
  studio: LiveStudio
  loop: DrawLoop
  reducesMotion: boolean
  view: ViewName
  /** Returns the box of pieces, or of the whole bike for null, in metres. */
  boxOf: (pieces: Pieces) => Box3 | null
}

/**
 * Returns the controller of the camera, which is at the poster's view, at a piece's view, or where the visitor moved
 * it.
 */
export function createBikeCamera({ studio, loop, reducesMotion, view, boxOf }: Needs) {
  const { camera, renderer } = studio
  camera.fov = VIEWS[view].fieldOfView
  let pieces: ModelPiece[] = []
  let framed: Pieces = null
  let isApart = false
  let isHeld = false
  const orbit = createOrbit({
    camera,
    canvas: renderer.domElement,
    reducesMotion,
    onMove: loop.request,
    onHold() {
      isHeld = true
      loop.endMove('camera')
    },
  })

  const poseNow = (): Pose | null => {
    const box = boxOf(framed)
    const all = boxOf(null)
    if (!all) return null
    if (framed !== null && box) return frameBox(box, towards(directionFor(box, all)), camera, airAround(box))
    if (isApart) return frameBox(all, towards(VIEWS[view]), camera)
    return homePose(pieces, view, camera.aspect)
  }
  const go = (durationMs: number) => {
    const to = poseNow()
    if (!to) return
    isHeld = false
    const all = boxOf(null)
    if (all) orbit.setReach(frameBox(all, towards(VIEWS[view]), camera).position.distanceTo(to.target))
    const from = orbit.pose()
    loop.move('camera', reducesMotion ? 0 : durationMs, (t) => orbit.setPose(poseBetween(from, to, ease(t))))
  }
  const directionNow = () => {
    const { position, target } = orbit.pose()
    return position.sub(target).normalize()
  }
  const step = (move: () => void) => {
    isHeld = true
    loop.endMove('camera')
    move()
    loop.request()
  }

  return {
    update: orbit.update,
    /**
     * Places the camera for the first bike; later, only another bike or size moves it, and only if the visitor hasn't.
     */
    show(next: ModelPiece[]) {
      const isFirst = pieces.length === 0
      pieces = next
      if (isFirst) go(0)
    },
    /** Moves the camera close to these pieces; null moves it back to the whole bike. */
    frame(next: Pieces) {
      if (JSON.stringify(next) === JSON.stringify(framed)) return
      framed = next
      go(WALK_MS)
    },
    /** Keeps all pieces of the exploded bike in the picture without changing the visitor's direction of view. */
    setApart(amount: number) {
      isApart = amount > 0
      const all = boxOf(null)
      if (framed !== null || !all) return
      if (isHeld) orbit.setPose(frameBox(all, directionNow(), camera))
      else go(0)
    },
    resized() {
      if (!isHeld) go(0)
    },
    turn: (right: number, up: number) => step(() => orbit.turn(right, up)),
    zoom: (factor: number) => step(() => orbit.zoom(factor)),
    reset() {
      framed = null
      go(WALK_MS)
    },
    dispose: orbit.dispose,
  }
}
