import { Vector3 } from 'three'

interface Bones {
  /** The joint that stays: hip or shoulder. */
  root: Vector3
  /** What the limb reaches for: ankle or wrist. */
  end: Vector3
  /** The lengths of the upper and the lower bone. */
  upper: number
  lower: number
  /** The direction that the joint between them points to. */
  towards: Vector3
}

/**
 * Returns the joint between two bones that reach from `root` to `end`. Throws an error where they are too short: a
 * limb that doesn't reach would float beside what it holds.
 */
export function jointBetween({ root, end, upper, lower, towards }: Bones): Vector3 {
  const reach = end.clone().sub(root)
  const distance = reach.length()
  if (distance > upper + lower || distance < Math.abs(upper - lower))
    throw new Error(`Bones of ${upper} and ${lower} mm don’t reach over ${distance.toFixed(0)} mm.`)
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance)
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2))
  const direction = reach.normalize()
  const pole = towards.clone().addScaledVector(direction, -towards.dot(direction)).normalize()
  return root.clone().addScaledVector(direction, along).addScaledVector(pole, aside)
}
