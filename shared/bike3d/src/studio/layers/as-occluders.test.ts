import { BackSide, BoxGeometry, DoubleSide, FrontSide, Group, Mesh, MeshPhysicalMaterial } from 'three'
import { expect, test } from 'vitest'

import { asOccluders } from './as-occluders.ts'

const box = (side: typeof FrontSide | typeof BackSide | typeof DoubleSide) =>
  new Mesh(new BoxGeometry(), new MeshPhysicalMaterial({ side, color: '#ff0000' }))

test('what stands before an extra hides it and casts its shadow, without being seen', () => {
  const meshes = [box(FrontSide), box(DoubleSide)]
  for (const mesh of meshes) mesh.castShadow = true
  asOccluders(new Group().add(...meshes))
  for (const { material, castShadow } of meshes) {
    expect(material).toMatchObject({ colorWrite: false, depthWrite: true, depthTest: true, visible: true })
    expect(castShadow).toBe(true)
  }
})

test('it is drawn before everything else, and open surfaces keep both their sides', () => {
  const meshes = [box(FrontSide), box(DoubleSide), box(FrontSide)]
  asOccluders(new Group().add(...meshes))
  expect(meshes.map(({ renderOrder }) => renderOrder)).toEqual([-1, -1, -1])
  expect(meshes.map(({ material }) => material.side)).toEqual([FrontSide, DoubleSide, FrontSide])
})
