import type { Accessory } from '../accessories.api.ts'
import styles from './variants.module.css'

/** Labels of the specification that says whom each size fits: "Head sizes", "Sizes". */
const SIZES = /\bsizes$/i

/** Whom each size fits, from the product's specifications; nothing where they don't say. */
export function SizeGuide({ item: { specifications } }: { item: Pick<Accessory, 'specifications'> }) {
  const sizes = specifications.find(({ label }) => SIZES.test(label))
  return sizes ? (
    <p className={styles.guide}>
      <strong>Size guide</strong> {sizes.label}: {sizes.value}
    </p>
  ) : null
}
