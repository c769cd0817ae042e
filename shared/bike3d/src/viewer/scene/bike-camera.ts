import type { Box3 } from 'three'

import { type ViewName, VIEWS } from '../../studio/views.ts'
import type { ModelPiece } from '../../model/model.ts'
import { type DrawLoop, ease } from './draw-loop.ts'
import { directionFor, frameBox, type Pose, poseBetween, towards } from './framing.ts'
import { homePose } from './home-pose.ts'
import type { LiveStudio } from './live-studio.ts'
import { createOrbit } from './orbit.ts'

const WALK_MS = 800
/** A piece is shown with some of what is around it: the smaller it is, the more. */
const airAround = (box: Box3) => 1.5 + 1.2 * Math.exp(-box.max.distanceTo(box.min) / 0.3)

interface Needs {
  studio: LiveStudio
  loop: DrawLoop
  reducesMotion: boolean
  view: ViewName
  /** The box of a piece or of everything, in metres. */
  boxOf: (name: string | null) => Box3 | null
}

/** Where the bike is seen from: the poster's view, a piece's, or wherever the visitor turns it. */
export function createBikeCamera({ studio, loop, reducesMotion, view, boxOf }: Needs) {
  const { camera, renderer } = studio
  camera.fov = VIEWS[view].fieldOfView
  let pieces: ModelPiece[] = []
  let framed: string | null = null
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
    /** A first bike is stood before; after that only another bike or size moves the camera, and only if nobody turned it. */
    show(next: ModelPiece[]) {
      const isFirst = pieces.length === 0
      pieces = next
      if (isFirst) go(0)
    },
    /** What is chosen is looked at from near; null walks back to the whole bike. */
    frame(name: string | null) {
      if (name === framed) return
      framed = name
      go(WALK_MS)
    },
    /** All that was taken apart stays in the picture, from where the visitor turned it to. */
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
