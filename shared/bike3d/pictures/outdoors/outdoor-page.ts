import {
  FrontSide,
  type Group,
  Matrix4,
  Mesh,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'

import type { ColourChoice } from '../../src/configuration/configuration.ts'
import { measuresOf } from '../../src/bike/measures.ts'
import { halton } from '../../src/studio/sampling.ts'
import { dress } from '../page.ts'
import { modelsOf, type PlacedBike } from '../subjects.ts'
import { createDaylight } from './light/daylight.ts'
import { expose } from './light/expose.ts'
import { lampsOf } from './light/lamps.ts'
import { layHaze } from './light/haze.ts'
import { createSky, createSkyLight, directionOf, skyUniforms } from './light/sky.ts'
import { createSun } from './light/sun.ts'
import type { Lens, OutdoorStill } from './outdoor-still.ts'
import { OUTDOOR_STILLS } from './outdoor-stills.ts'
import { createRider } from './rider/rider.ts'

/** A trial is drawn smaller and with fewer samples than the picture. */
interface Size {
  width: number
  height: number
  samples: number
}

/** The function that the drawing page offers to the script that drives it. */
interface OutdoorsPage {
  /** Draws the picture of this name, and returns a PNG as a data URL. */
  draw: (name: string, size: Size) => string
}

declare global {
  interface Window {
    outdoors: OutdoorsPage
  }
}

/** The middle of what throws sharp shadows, in metres. */
const MIDDLE = new Vector3(0, 1, 0)

/** Opens what draws pictures outdoors in this page. */
export function openOutdoors() {
  const canvas = document.createElement('canvas')
  const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true })
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  window.outdoors = {
    draw(name, size) {
      const still = OUTDOOR_STILLS.find((known) => known.name === name)
      if (!still) throw new Error(`There is no picture called ${name}.`)
      photograph(renderer, still, size)
      return canvas.toDataURL('image/png')
    },
  }
}

function photograph(renderer: WebGLRenderer, still: OutdoorStill, size: Size) {
  const { light, lens, travel } = still
  const uniforms = skyUniforms(light)
  const scene = new Scene()
  scene.environment = createSkyLight(renderer, uniforms, light)
  scene.environmentIntensity = still.fill
  const sun = createSun(light, MIDDLE)
  const daylight = createDaylight(still.daylight, lens, MIDDLE)
  const place = still.place({ uniforms, lens })
  const rides = still.rides.map(({ bike, rider }, i) => {
    const ride = createBike(bike, still.colours[i])
    ride.group.add(createRider(rider, bike))
    return ride
  })
  scene.add(createSky(uniforms, light), ...sun.parts, ...daylight.parts, ...place.far, ...place.near)
  scene.add(...rides.map(({ group }) => group))
  for (const { group } of rides) layHaze(group, uniforms, still.rim)
  layHaze(scene, uniforms)
  const camera = cameraOf(lens, size)
  expose({
    renderer,
    camera,
    ...size,
    focus: lens.distance,
    aperture: lens.aperture,
    gain: still.gain,
    shafts: still.shafts,
    sun: directionOf(light.sun),
    draw(moment, index) {
      for (const thing of place.near) thing.position.x = -moment * travel
      for (const { roll } of rides) roll(moment * travel)
      sun.shine(halton(index + 1, 11) - 0.5, halton(index + 1, 13) - 0.5)
      daylight.shine(index)
      renderer.render(scene, camera)
    },
  })
}

/** Lets front faces cast shadows: with far sides only, light would leak in where wheels touch the ground. */
function castWithFronts(child: Object3D) {
  if (child instanceof Mesh) for (const material of [child.material].flat()) material.shadowSide = FrontSide
}

/** Returns a bike whose wheels roll over a distance in metres. */
function createBike(bike: PlacedBike, colour: ColourChoice | undefined) {
  const [model] = modelsOf({ bikes: [bike] })
  if (!model) throw new Error('There is no bike to ride.')
  const { group, setColour } = dress(model)
  if (colour) setColour(colour)
  group.traverse(castWithFronts)
  group.add(...lampsOf(group))
  const measures = measuresOf(bike.bike, bike.size)
  const wheels = [
    { name: 'front-wheel', axle: measures.frontAxle },
    { name: 'rear-wheel', axle: measures.rearAxle },
  ].flatMap(({ name, axle }) =>
    group.children.filter((child) => child.name === name).map((child) => ({ child, axle })),
  )
  const whole: Group = group.clone(false)
  whole.matrixAutoUpdate = false
  whole.matrix.identity()
  whole.matrix.decompose(whole.position, whole.quaternion, whole.scale)
  whole.add(group)
  return {
    group: whole,
    roll(distance: number) {
      const angle = -distance / (measures.wheelRadius / 1000)
      for (const { child, axle } of wheels) {
        child.matrixAutoUpdate = false
        child.matrix
          .makeTranslation(...axle)
          .multiply(new Matrix4().makeRotationZ(angle))
          .multiply(new Matrix4().makeTranslation(-axle[0], -axle[1], -axle[2]))
        child.matrixWorldNeedsUpdate = true
      }
    },
  }
}

function cameraOf({ azimuth, elevation, fieldOfView, at, distance }: Lens, { width, height }: Size) {
  const camera = new PerspectiveCamera(fieldOfView, width / height, 0.5, 20_000)
  const target = new Vector3(...at)
  camera.position.copy(target).addScaledVector(directionOf({ azimuth, elevation }), distance)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return camera
}
