import {
  Box3,
  BufferAttribute,
  type BufferGeometry,
  FrontSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
  Vector3,
} from 'three'

import type { AccessoryColour } from '../../../src/accessories/index.ts'
import type { Field } from '../../../src/fields/field.ts'
import { meshField } from '../../../src/fields/mesh-field.ts'
import { move, turnY, turnZ } from '../../../src/shapes/transforms.ts'
import { standing } from '../../../src/studio/model-group.ts'
import { dress } from '../../page.ts'
import { placedAccessory } from '../../sets/beside.ts'
import type { PlacedBike } from '../../subjects.ts'
import { handsOf, jacketOf, shoesOf, trousersOf } from './body.ts'
import type { Sides } from './contacts.ts'
import type { Figure } from './figure.ts'
import { wornHelmet } from './helmet.ts'
import { glassesOf, hairOf, headOf } from './head.ts'
import { type Pose, poseOf } from './pose.ts'
import { trimOf } from './trim.ts'

/** How a rider looks and what they wear; colours as #rrggbb. */
export interface Rider {
  figure: Figure
  jacket: string
  trousers: string
  helmet: AccessoryColour
  skin: string
  hair: string
  backpack?: AccessoryColour
  hasLongHair?: boolean
}

const GLOVES = '#2e3034'
const SHOES = '#6d7278'
const SOLES = '#e4dfd4'

/** Returns a rider sitting on a bike, in metres, at the bike's place. */
export function createRider(rider: Rider, bike: PlacedBike): Group {
  const pose = poseOf(bike, rider.figure)
  const { upper, sole } = shoesOf(pose)
  const trunk = around(
    [pose.pelvis, pose.chest, ...both(pose.shoulders), ...both(pose.elbows), ...both(pose.wrists)],
    190,
  )
  const legs = around([pose.pelvis, ...both(pose.hips), ...both(pose.knees), ...both(pose.ankles)], 190)
  const skull = around([pose.head, pose.chest, pose.head.clone().add(new Vector3(-170, 0, 0))], 150)
  const hands = bothAround(pose.contacts.grips, 110)
  const feet = bothAround(pose.contacts.pedals, 230)
  const group = new Group().add(
    ...solids(jacketOf(pose, rider.figure), trunk, {
      material: woven(rider.jacket),
      cell: 6,
      shade: trimOf(pose, rider.figure),
    }),
    ...solids(trousersOf(pose, rider.figure), legs, { material: woven(rider.trousers), cell: 8 }),
    ...solids(handsOf(pose), hands.right, { material: woven(GLOVES), cell: 4 }),
    ...solids(handsOf(pose), hands.left, { material: woven(GLOVES), cell: 4 }),
    ...solids(upper, feet.right, { material: woven(SHOES), cell: 5 }),
    ...solids(upper, feet.left, { material: woven(SHOES), cell: 5 }),
    ...solids(sole, feet.right, { material: smooth(SOLES, 0.6), cell: 4 }),
    ...solids(sole, feet.left, { material: smooth(SOLES, 0.6), cell: 4 }),
    ...solids(headOf(pose), skull, { material: smooth(rider.skin, 0.52), cell: 4.5 }),
    ...solids(glassesOf(pose), skull, { material: smooth('#08090a', 0.12), cell: 4 }),
    ...solids(hairOf(pose, rider.hasLongHair ?? false), skull, { material: woven(rider.hair), cell: 5 }),
  )
  const place = standing({ x: bike.x, z: bike.z, turn: bike.turn })
  group.applyMatrix4(place)
  const worn = new Group().add(...wornBy(rider, pose))
  worn.applyMatrix4(standing({ x: bike.x, z: bike.z, turn: bike.turn }).multiply(standing().invert()))
  return new Group().add(group, worn)
}

/** The backpack's middle along the back, from the hips, and how far its own middle is behind it. */
const PACK = { along: 0.13, behind: 170 }

function wornBy({ helmet, backpack, figure }: Rider, pose: Pose): Object3D[] {
  const { pelvis, lean } = pose
  const models = [wornHelmet(pose, helmet)]
  if (backpack)
    models.push(
      placedAccessory(
        'commuter-backpack',
        [
          move(pelvis.x, pelvis.y, 0),
          turnZ(lean - Math.PI / 2 - 0.1),
          move(-PACK.behind, PACK.along * figure.torso, 0),
          turnY(Math.PI),
        ],
        { colour: backpack },
      ),
    )
  return models.map((model) => dress(model).group)
}

const both = ({ right, left }: Sides) => [right, left]
const bothAround = ({ right, left }: Sides, margin: number) => ({
  right: around([right], margin),
  left: around([left], margin),
})

/** Returns the box around points in which a solid is looked for. */
const around = (points: Vector3[], margin: number) => new Box3().setFromPoints(points).expandByScalar(margin)

interface Look {
  material: MeshPhysicalMaterial
  /** How finely the solid is meshed, in millimetres. */
  cell: number
  /** The share of its colour that a point has; all by default. */
  shade?: (point: Vector3) => number
}

function solids(field: Field, box: Box3, { material, cell, shade }: Look) {
  const geometry = meshField(field, { min: box.min.toArray(), max: box.max.toArray(), cell })
  if (shade) {
    geometry.setAttribute('color', shadesOf(geometry, shade))
    material.vertexColors = true
  }
  const mesh = new Mesh(geometry, material)
  material.shadowSide = FrontSide
  mesh.castShadow = mesh.receiveShadow = true
  return [mesh]
}

function shadesOf(geometry: BufferGeometry, shade: (point: Vector3) => number) {
  const positions = geometry.getAttribute('position')
  const shades = new Float32Array(positions.count * 3)
  for (let i = 0; i < positions.count; i++)
    shades.fill(shade(new Vector3().fromBufferAttribute(positions, i)), i * 3, i * 3 + 3)
  return new BufferAttribute(shades, 3)
}

const woven = (color: string) =>
  new MeshPhysicalMaterial({
    color,
    roughness: 0.82,
    sheen: 1,
    sheenRoughness: 0.42,
    sheenColor: color,
  })

const smooth = (color: string, roughness: number) => new MeshPhysicalMaterial({ color, roughness })
