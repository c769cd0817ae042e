import { type Group, Mesh, MeshBasicMaterial } from 'three'

/** The site's warm colour, which is on none of the bikes. */
const WARM = 0xe0762f

/** Returns what shows pieces in a warm colour, by drawing them once more over themselves. */
export function createGlow() {
  const material = new MeshBasicMaterial({
    color: WARM,
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
    polygonOffsetUnits: -1,
  })
  let shown: Mesh[] = []
  const clear = () => {
    for (const mesh of shown) mesh.removeFromParent()
    shown = []
  }
  return {
    /** Shows these groups of meshes in the warm colour, and no others. */
    show(groups: readonly Group[]) {
      clear()
      for (const group of groups)
        for (const mesh of group.children.filter((child) => child instanceof Mesh)) {
          const over = new Mesh(mesh.geometry, material)
          over.renderOrder = 1
          group.add(over)
          shown.push(over)
        }
    },
    dispose() {
      clear()
      material.dispose()
    },
  }
}
