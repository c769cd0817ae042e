import { contrast, readRgb } from './contrast.ts'
import styles from './tokens.module.css'
import { paintedAs } from './tokens.ts'

/** The contrast from which the mark is shown as text; below it, as a line. */
const TEXT = 4.5

interface Props {
  text: string
  surface: string
  /** The contrast that the pair needs. */
  atLeast: number
}

/** A text colour on its surface, with the contrast measured in the current theme. */
export function Contrast({ text, surface, atLeast }: Props) {
  const [one, other] = [readRgb(paintedAs(text)), readRgb(paintedAs(surface))]
  const measured = one && other ? contrast(one, other) : null
  const isEnough = measured !== null && measured >= atLeast
  return (
    <span
      className={styles.mark}
      style={{ background: `var(${surface})`, color: atLeast < TEXT ? undefined : `var(${text})` }}
    >
      <span className={styles.dot} style={{ background: `var(${text})` }} />
      {measured === null ? 'not opaque' : `${measured.toFixed(1)}${isEnough ? '' : ', too little'}`}
    </span>
  )
}
