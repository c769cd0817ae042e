import { MathUtils, type PerspectiveCamera } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

import type { Pose } from './framing.ts'

/** Never below the ground, and not so high that a bike is only seen from above. */
const HIGHEST = MathUtils.degToRad(28)
const LOWEST = MathUtils.degToRad(88.5)
const NEAREST_METRES = 0.35
const ZOOM_OUT = 1.3

interface Needs {
  camera: PerspectiveCamera
  canvas: HTMLCanvasElement
  reducesMotion: boolean
  /** Something moved: a frame is due. */
  onMove: () => void
  /** The visitor took hold of it. */
  onHold: () => void
}

/** Turning and zooming by mouse, touch and pen; the page's own scrolling stays the page's. */
export function createOrbit({ camera, canvas, reducesMotion, onMove, onHold }: Needs) {
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.enableDamping = !reducesMotion
  controls.dampingFactor = 0.09
  controls.rotateSpeed = 0.7
  controls.minPolarAngle = HIGHEST
  controls.maxPolarAngle = LOWEST
  controls.minDistance = NEAREST_METRES
  // One finger turns sideways and scrolls the page up and down; two fingers zoom.
  canvas.style.touchAction = 'pan-y'
  const onWheel = (event: WheelEvent) => {
    controls.enableZoom = event.ctrlKey || document.activeElement === canvas.parentElement
  }
  const onWheelEnd = () => {
    controls.enableZoom = true
  }
  canvas.addEventListener('wheel', onWheel, { capture: true, passive: true })
  canvas.addEventListener('wheel', onWheelEnd, { passive: true })
  controls.addEventListener('change', onMove)
  controls.addEventListener('start', onHold)

  return {
    /** To be called once a frame; whether it still moves. */
    update: () => controls.update(),
    turn(right: number, up: number) {
      controls.rotateLeft(MathUtils.degToRad(-right))
      controls.rotateUp(MathUtils.degToRad(-up))
    },
    /** More than 1 comes nearer. */
    zoom: (factor: number) => controls.dollyIn(1 / factor),
    pose: (): Pose => ({ position: camera.position.clone(), target: controls.target.clone() }),
    setPose({ position, target }: Pose) {
      camera.position.copy(position)
      controls.target.copy(target)
      controls.maxDistance = Math.max(controls.maxDistance, position.distanceTo(target))
      controls.update()
    },
    /** How far out one may zoom: a little more than where the whole bike is seen. */
    setReach: (metres: number) => {
      controls.maxDistance = metres * ZOOM_OUT
    },
    dispose() {
      canvas.removeEventListener('wheel', onWheel, { capture: true })
      canvas.removeEventListener('wheel', onWheelEnd)
      controls.dispose()
    },
  }
}

export type Orbit = ReturnType<typeof createOrbit>
