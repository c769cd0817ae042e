import { BufferAttribute, type BufferGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

const KEPT = ['position', 'normal', 'uv']

/** Returns one merged geometry with positions, normals, texture coordinates and an index. */
export function merge(geometries: BufferGeometry[]): BufferGeometry {
  const merged = mergeGeometries(geometries.map(uniform), false)
  if (!merged) throw new Error('Only geometries with the same attributes can be merged.')
  return merged
}

function uniform(geometry: BufferGeometry): BufferGeometry {
  const count = geometry.getAttribute('position').count
  for (const name of Object.keys(geometry.attributes))
    if (!KEPT.includes(name)) geometry.deleteAttribute(name)
  if (!geometry.hasAttribute('uv'))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(count * 2), 2))
  if (!geometry.index) geometry.setIndex(Array.from({ length: count }, (_, i) => i))
  geometry.morphAttributes = {}
  geometry.clearGroups()
  return geometry
}
