import { type Group, type Material, Mesh, MeshBasicMaterial } from 'three'

/**
 * Turns the meshes of a group into shapes that hide what is behind them and cast shadows, but aren't seen themselves.
 * They are drawn first, because a picture element that has a colour already would keep it. Returns what disposes of
 * their materials.
 */
export function asOccluders(group: Group): () => void {
  const made = new Map<Material['side'], MeshBasicMaterial>()
  group.traverse((child) => {
    if (!(child instanceof Mesh) || Array.isArray(child.material)) return
    const { side }: Material = child.material
    const unseen = made.get(side) ?? new MeshBasicMaterial({ colorWrite: false, side })
    made.set(side, unseen)
    child.material = unseen
    child.renderOrder = -1
  })
  return () => {
    for (const material of made.values()) material.dispose()
  }
}
