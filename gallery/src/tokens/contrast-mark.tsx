import { contrast, readRgb } from './contrast.ts'
import styles from './tokens.module.css'
import { paintedAs } from './tokens.ts'

/** From here on it is text that can be read; below, only a line that can be seen. */
const TEXT = 4.5

interface Props {
  text: string
  surface: string
  /** The contrast that the pair owes. */
  atLeast: number
}

/** The text colour on its surface, with the contrast that they measure in this theme. */
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
