import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'

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

/**
 * Returns a set's wall and floor. They cast no shadow, for light falls through them from all sides; the floor receives
 * none either, because the shadow on the ground, which is drawn apart, lies on it.
 */
export function createScenery({ wall, wallColour, floorColour }: Scenery) {
  const z = wall * MILLIMETRE
  const back = new Mesh(
    new PlaneGeometry(HALF_WIDTH * 2, HEIGHT + BELOW).translate(0, (HEIGHT - BELOW) / 2, z),
    matte(wallColour),
  )
  back.receiveShadow = true
  const floor = new Mesh(
    new PlaneGeometry(HALF_WIDTH * 2, DEPTH).rotateX(-Math.PI / 2).translate(0, -BELOW, z + DEPTH / 2),
    matte(floorColour),
  )
  const meshes = [back, floor]
  return {
    meshes,
    dispose() {
      for (const { material } of meshes) material.dispose()
    },
  }
}

const matte = (color: string) => new MeshStandardMaterial({ color, roughness: 1, metalness: 0 })
