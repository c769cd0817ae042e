import { HEIGHT, labelWidth, RATIO } from './label-box.ts'
import type { Mark, Marks, Place } from './mark.ts'
import styles from './picture-marks.module.css'

/**
 * Rings and dots over a picture, each with a line to its name. Places are percentages and letters have the page's size,
 * so that labels can be read in a small picture, too. Screen readers are told by the picture's alternative text.
 */
export const PictureMarks = ({ marks }: { marks: Marks }) => (
  <svg className={styles.marks} aria-hidden="true">
    {marks.map((mark) => (
      <Shape key={keyOf(mark)} mark={mark} />
    ))}
    {marks.map((mark) => (
      <Label key={keyOf(mark)} mark={mark} />
    ))}
  </svg>
)

const keyOf = ({ label, on }: Mark) => `${label} ${on.x} ${on.y}`

const percent = (fraction: number) => `${Math.round(fraction * 10_000) / 100}%`

function Shape({ mark: { on, at } }: { mark: Mark }) {
  if (!at) return null
  const { radius } = on
  const line = { ...ends(on, at) }
  const lines = ['halo', 'line'] as const
  return lines.map((look) => (
    <g key={look} className={styles[look]}>
      <line {...line} />
      {radius ? (
        <ellipse cx={percent(on.x)} cy={percent(on.y)} rx={percent(radius)} ry={percent(radius * RATIO)} />
      ) : (
        <circle className={styles.dot} cx={percent(on.x)} cy={percent(on.y)} r="0.3em" />
      )}
    </g>
  ))
}

/** Returns the line from a ring's edge, or from a dot, to the middle of the label. */
function ends({ x, y, radius = 0 }: Mark['on'], at: Place) {
  const [across, down] = [at.x - x, (at.y - y) / RATIO]
  const part = radius / Math.hypot(across, down)
  return {
    x1: percent(x + across * part),
    y1: percent(y + down * part * RATIO),
    x2: percent(at.x),
    y2: percent(at.y),
  }
}

/** A name on its own ground, which is as wide as the text. */
function Label({ mark: { label, on, at = on } }: { mark: Mark }) {
  const width = labelWidth(label)
  const size = { x: `${-width / 2}em`, y: `${-HEIGHT / 2}em`, width: `${width}em`, height: `${HEIGHT}em` }
  return (
    <svg className={styles.label} x={percent(at.x)} y={percent(at.y)}>
      <rect {...size} rx={`${HEIGHT / 2}em`} />
      <text>{label}</text>
    </svg>
  )
}
