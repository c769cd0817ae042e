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
      <Sizes {...sizes} />
    </div>
  )
}

/** The sizes as a table, or as they were written where they can't be told apart. */
function Sizes({ label, value }: Accessory['specifications'][number]) {
  const sizes = value.split(', ').flatMap((text) => {
    const [, size, fits] = ONE_SIZE.exec(text) ?? []
    return size && fits ? [{ size, fits }] : []
  })
  if (sizes.length < value.split(', ').length) return <AsWritten label={label} value={value} />
  return (
    <table className={styles.sizes}>
      <caption>Size guide</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {sizes.map(({ size }) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{label.replace(SIZES, '').trim() || 'Fits'}</th>
          {sizes.map(({ size, fits }) => (
            <td key={size}>{fits}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const AsWritten = ({ label, value }: Accessory['specifications'][number]) => (
  <>
    <p>
      <strong>Size guide</strong> {label}
    </p>
    <p>{value}</p>
  </>
)
