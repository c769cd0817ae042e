import { MathUtils, type PerspectiveCamera } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'

import type { Pose } from './framing.ts'

/** The highest camera angle; the lowest is at the ground, so that the bike is never seen from below. */
const HIGHEST = MathUtils.degToRad(28)
const LOWEST = MathUtils.degToRad(88.5)
const NEAREST_METRES = 0.35
const ZOOM_OUT = 1.3

interface Needs {
  camera: PerspectiveCamera
  canvas: HTMLCanvasElement
  reducesMotion: boolean
  /** Called when the camera has moved, so that a frame is drawn. */
  onMove: () => void
  /** Called when the visitor starts to move the camera. */
  onHold: () => void
}

/** Returns controls to turn and zoom by mouse, touch and pen; the page can still be scrolled. */
export function createOrbit({ camera, canvas, reducesMotion, onMove, onHold }: Needs) {
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.enableDamping = !reducesMotion
  controls.dampingFactor = 0.09
  controls.rotateSpeed = 0.7
  controls.minPolarAngle = HIGHEST
  controls.maxPolarAngle = LOWEST
  controls.minDistance = NEAREST_METRES
  // One finger turns the bike sideways or scrolls the page vertically; two fingers zoom.
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
    /** Updates the camera, once per frame; returns whether it is still moving. */
    update: () => controls.update(),
    turn(right: number, up: number) {
      controls.rotateLeft(MathUtils.degToRad(-right))
      controls.rotateUp(MathUtils.degToRad(-up))
    },
    /** Zooms by a factor; more than 1 comes closer. */
    zoom: (factor: number) => controls.dollyIn(1 / factor),
    pose: (): Pose => ({ position: camera.position.clone(), target: controls.target.clone() }),
    setPose({ position, target }: Pose) {
      camera.position.copy(position)
      controls.target.copy(target)
      controls.maxDistance = Math.max(controls.maxDistance, position.distanceTo(target))
      controls.update()
    },
    /** Limits zooming out to slightly more than the distance from which the whole bike is seen. */
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
