import { Mesh, MeshBasicMaterial, Vector3 } from 'three'
import { expect, test, vi } from 'vitest'

import { boxPiece } from '../testing/box-piece.ts'
import { createShownPieces } from './shown-pieces.ts'

const material = new MeshBasicMaterial()
const meshesIn = (pieces: ReturnType<typeof createShownPieces>) => {
  const found: Mesh[] = []
  pieces.root.traverse((child) => child instanceof Mesh && found.push(child))
  return found
}

test('a piece that stays keeps its buffers; one that goes gives them back', () => {
  const pieces = createShownPieces(() => material)
  const [frame, saddle, other] = [
    boxPiece('frame'),
    boxPiece('saddle', { at: [-200, 700, 0] }),
    boxPiece('saddle', { key: 'gel' }),
  ]
  pieces.show([frame, saddle])
  const [frameMesh, saddleMesh] = meshesIn(pieces)
  const disposed = vi.fn()
  saddleMesh?.geometry.addEventListener('dispose', disposed)
  pieces.show([frame, other])
  expect(meshesIn(pieces)[0]).toBe(frameMesh)
  expect(meshesIn(pieces)).toHaveLength(2)
  expect(disposed).toHaveBeenCalledTimes(1)
})

test('a piece’s box is in metres and moves when the bike is taken apart', () => {
  const pieces = createShownPieces(() => material)
  pieces.show([boxPiece('frame'), boxPiece('saddle', { at: [-200, 700, 0], apart: [0, 300, 0] })])
  expect(pieces.box('saddle')?.getCenter(new Vector3()).y).toBeCloseTo(0.7)
  pieces.explode(0.5)
  expect(pieces.box('saddle')?.getCenter(new Vector3()).y).toBeCloseTo(0.85)
  expect(pieces.box('frame')?.getCenter(new Vector3()).y).toBeCloseTo(0)
  expect(pieces.box('motor')).toBeNull()
})

test('a piece that comes while the bike is apart comes to its own place', () => {
  const pieces = createShownPieces(() => material)
  pieces.explode(1)
  pieces.show([boxPiece('saddle', { at: [0, 700, 0], apart: [0, 300, 0] })])
  expect(pieces.box(null)?.getCenter(new Vector3()).y).toBeCloseTo(1)
})

test('a highlighted piece is drawn once more, also after it has changed', () => {
  const pieces = createShownPieces(() => material)
  pieces.show([boxPiece('frame'), boxPiece('saddle')])
  pieces.highlight('saddle')
  expect(meshesIn(pieces)).toHaveLength(3)
  pieces.show([boxPiece('frame'), boxPiece('saddle', { key: 'gel' })])
  expect(meshesIn(pieces)).toHaveLength(3)
  pieces.highlight(null)
  expect(meshesIn(pieces)).toHaveLength(2)
})

test('several pieces have one box', () => {
  const pieces = createShownPieces(() => material)
  pieces.show([boxPiece('frame'), boxPiece('saddle', { at: [-200, 700, 0] })])
  expect(pieces.box(['frame', 'saddle'])?.max.y).toBeCloseTo(0.75)
  expect(pieces.box(['rack'])).toBeNull()
})

test('a hot spot moves with its piece', () => {
  const pieces = createShownPieces(() => material)
  pieces.show([boxPiece('bottle', { apart: [0, 0, 100] })])
  const before = pieces.anchors()[0]?.at.z ?? 0
  pieces.explode(1)
  expect((pieces.anchors()[0]?.at.z ?? 0) - before).toBeCloseTo(0.1)
})
