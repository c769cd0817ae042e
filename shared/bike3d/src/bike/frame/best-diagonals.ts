import type { BufferGeometry } from 'three'

type Corner = [number, number, number]

/**
 * Turns the diagonal of each square so that it joins the corners whose normals differ least: highlights then follow
 * the edge of a tube instead of crossing it in steps.
 */
export function withBestDiagonals(geometry: BufferGeometry): BufferGeometry {
  const index = geometry.getIndex()
  const normal = geometry.getAttribute('normal').array
  if (!index) throw new Error('Only an indexed geometry has squares.')
  const agreement = (a: number, b: number) =>
    [0, 1, 2].reduce(
      (sum, axis) => sum + (normal[a * 3 + axis] as number) * (normal[b * 3 + axis] as number),
      0,
    )
  for (let at = 0; at + 5 < index.count; at += 6) {
    const first: Corner = [index.getX(at), index.getX(at + 1), index.getX(at + 2)]
    const last = [index.getX(at + 3), index.getX(at + 4), index.getX(at + 5)].find(
      (corner) => !first.includes(corner),
    )
    if (last === undefined) continue
    const own = first.findIndex(
      (corner) => ![index.getX(at + 3), index.getX(at + 4), index.getX(at + 5)].includes(corner),
    )
    const [alone, next, before] = [first[own], first[(own + 1) % 3], first[(own + 2) % 3]] as Corner
    if (agreement(alone, last) <= agreement(next, before)) continue
    for (const [i, corner] of [alone, next, last, alone, last, before].entries()) index.setX(at + i, corner)
  }
  return geometry
}
