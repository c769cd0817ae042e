import type { Mark } from '../part-pictures/picture-of.ts'
import styles from './picture-marks.module.css'

const LABEL = { width: 290, height: 92 }

/** Rings around parts in the picture below, each with a line to its name; the picture's caption says the same. */
export const PictureMarks = ({ marks }: { marks: readonly Mark[] }) => (
  <svg className={styles.marks} viewBox="0 0 1280 800" aria-hidden="true">
    {marks.map((mark) => (
      <g key={mark.label}>
        <Shape mark={mark} className={styles.halo} />
        <Shape mark={mark} className={styles.line} />
        <rect
          className={styles.box}
          x={mark.at.x - LABEL.width / 2}
          y={mark.at.y - LABEL.height / 2}
          {...LABEL}
          rx={LABEL.height / 2}
        />
        <text className={styles.label} x={mark.at.x} y={mark.at.y}>
          {mark.label}
        </text>
      </g>
    ))}
  </svg>
)

function Shape({ mark: { ring, at }, className }: { mark: Mark; className: string | undefined }) {
  const length = Math.hypot(at.x - ring.x, at.y - ring.y)
  const edge = (from: number, to: number) => from + ((to - from) * ring.radius) / length
  return (
    <g className={className}>
      <circle cx={ring.x} cy={ring.y} r={ring.radius} />
      <line x1={edge(ring.x, at.x)} y1={edge(ring.y, at.y)} x2={at.x} y2={at.y} />
    </g>
  )
}
