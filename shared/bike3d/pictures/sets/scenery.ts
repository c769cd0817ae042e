import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three'

/** The place that a set is in: a wall behind the subject, at this z in millimetres, and the colours of wall and floor. */
export interface Scenery {
  wall: number
  wallColour: string
  floorColour: string
}

const MILLIMETRE = 0.001
/** Half the width of wall and floor, the wall's height and the floor's depth, in metres: more than any view shows. */
const HALF_WIDTH = 12
const HEIGHT = 8
const DEPTH = 14
/** How far the floor lies below the shadow on the ground, in metres: deeper than the shadow's camera sees. */
const BELOW = 0.003
const SKIRTING = { height: 0.09, depth: 0.005 }
/** The middle of the light on the wall, how far it reaches, in metres, and how bright the wall is far from it. */
const LIGHT = { x: -0.5, y: 1.5, reach: 3.6, least: 0.72 }
/** How many squares wall and floor are divided into along their longer side: each corner has its own brightness. */
const SQUARES = 96

/**
 * Returns a set's wall, its skirting board and its floor. They cast no shadow, for light falls through them from all
 * sides; the floor receives none either, because the shadow on the ground, which is drawn apart, lies on it.
 */
export function createScenery({ wall, wallColour, floorColour }: Scenery) {
  const z = wall * MILLIMETRE
  const back = new Mesh(
    lit(
      new PlaneGeometry(HALF_WIDTH * 2, HEIGHT + BELOW, SQUARES, SQUARES / 2).translate(
        0,
        (HEIGHT - BELOW) / 2,
        z,
      ),
    ),
    matte(wallColour),
  )
  const { height, depth } = SKIRTING
  const skirting = new Mesh(
    lit(
      new BoxGeometry(HALF_WIDTH * 2, height, depth, SQUARES, 1, 1).translate(0, height / 2, z + depth / 2),
    ),
    matte(wallColour),
  )
  back.receiveShadow = true
  skirting.receiveShadow = true
  const floor = new Mesh(
    lit(
      new PlaneGeometry(HALF_WIDTH * 2, DEPTH, SQUARES, SQUARES / 2)
        .rotateX(-Math.PI / 2)
        .translate(0, -BELOW, z + DEPTH / 2),
    ),
    matte(floorColour),
  )
  const meshes = [back, skirting, floor]
  return {
    meshes,
    dispose() {
      for (const { geometry, material } of meshes) {
        geometry.dispose()
        material.dispose()
      }
    },
  }
}

const matte = (color: string) =>
  new MeshStandardMaterial({ color, roughness: 1, metalness: 0, vertexColors: true })

/** Gives each corner of a geometry the brightness that a lamp above the subject gives it. */
function lit<Geometry extends BufferGeometry>(geometry: Geometry): Geometry {
  const positions = geometry.getAttribute('position')
  const colours = new Float32Array(positions.count * 3)
  for (let i = 0; i < positions.count; i++) {
    const distance = Math.hypot(positions.getX(i) - LIGHT.x, positions.getY(i) - LIGHT.y)
    const share = LIGHT.least + (1 - LIGHT.least) * Math.exp(-((distance / LIGHT.reach) ** 2))
    colours.fill(share, i * 3, i * 3 + 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  return geometry
}
