import type { Accessory } from '../accessories.api.ts'
import styles from './variants.module.css'

/** Labels of the specification that says whom each size fits: "Head sizes", "Sizes". */
const SIZES = /\bsizes$/i
/** How to measure what a size goes by, by its specification. */
const MEASURING = [
  {
    of: /^head\b/i,
    text: 'Lay a tape around your head, two fingers above your eyebrows and over your ears. Between two sizes, try the smaller one first.',
  },
  { of: /^sizes: .*\d m\b/i, text: 'Go by your height: stand against a wall without shoes.' },
] as const
/** One size and whom it fits: "S 51–55 cm". */
const ONE_SIZE = /^(\S+) (.+)$/

/** The name of the variant that sizes are. */
export const SIZE = 'Size'

/** Returns the specification that says whom each size fits, for a product that is chosen by size. */
export const sizesOf = ({ specifications, variants }: Pick<Accessory, 'specifications' | 'variants'>) =>
  variants.some(({ name }) => name === SIZE)
    ? specifications.find(({ label }) => SIZES.test(label))
    : undefined

/**
 * Whom each size fits and how to measure it, from the product's specifications; nothing where they don't say. It is folded,
 * so that the button that buys stays on a phone's first screen.
 */
export function SizeGuide({ item }: { item: Accessory }) {
  const sizes = sizesOf(item)
  if (!sizes) return null
  const measuring = MEASURING.find(({ of }) => of.test(`${sizes.label}: ${sizes.value}`))
  return (
    <details>
      <summary className={styles.fold}>Size guide</summary>
      <div className={styles.guide}>
        <Sizes {...sizes} />
        {measuring ? <p>{measuring.text}</p> : null}
      </div>
    </details>
  )
}

/** Returns whom a size fits, such as "51–55 cm"; undefined where the specifications don't say. */
export function fitOf(item: Accessory, name: string): string | undefined {
  const told = sizesOf(item)
  return told && sizesIn(told.value)?.find(({ size }) => size === name)?.fits
}

/** Returns each size and whom it fits; null where they can't be told apart. */
function sizesIn(value: string) {
  const texts = value.split(', ')
  const sizes = texts.flatMap((text) => {
    const [, size, fits] = ONE_SIZE.exec(text) ?? []
    return size && fits ? [{ size, fits }] : []
  })
  return sizes.length < texts.length ? null : sizes
}

/** The sizes as a table, or as they were written where they can't be told apart. */
function Sizes({ label, value }: Accessory['specifications'][number]) {
  const sizes = sizesIn(value)
  if (!sizes) return <AsWritten label={label} value={value} />
  return (
    <table className={styles.sizes}>
      <caption className="visually-hidden">Size guide</caption>
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
    <p>{label}</p>
    <p>{value}</p>
  </>
)
