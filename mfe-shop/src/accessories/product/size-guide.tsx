import type { Accessory } from '../accessories.api.ts'
import styles from './variants.module.css'

/** Labels of the specification that says whom each size fits: "Head sizes", "Sizes". */
const SIZES = /\bsizes$/i
/** One size and whom it fits: "S 51–55 cm". */
const ONE_SIZE = /^(\S+) (.+)$/

/** Whom each size fits, from the product's specifications; nothing where they don't say. */
export function SizeGuide({ item: { specifications } }: { item: Pick<Accessory, 'specifications'> }) {
  const sizes = specifications.find(({ label }) => SIZES.test(label))
  if (!sizes) return null
  return (
    <div className={styles.guide}>
      <p>
        <strong>Size guide</strong> {sizes.label}
      </p>
      <Sizes text={sizes.value} />
    </div>
  )
}

/** The sizes as a list, or as they were written where they can't be told apart. */
function Sizes({ text }: { text: string }) {
  const rows = text.split(', ').map((one) => ONE_SIZE.exec(one))
  if (rows.includes(null)) return <p>{text}</p>
  return (
    <dl className={styles.sizes}>
      {rows.map((row) => (
        <div key={row?.[1]}>
          <dt>{row?.[1]}</dt>
          <dd>{row?.[2]}</dd>
        </div>
      ))}
    </dl>
  )
}
