import styles from './drawing.module.css'
import type { FrameDrawing as Drawing, FrameLines } from './frame-lines.ts'

/** In millimetres of the bike, because the letters are scaled with the drawing. */
const LETTER_SIZE = 110

/** A bike from its drive side, with the measures that the table names by letters. Decorative: the table has the figures. */
export const FrameDrawing = ({ drawing }: { drawing: Drawing }) => (
  <svg className={styles.drawing} viewBox={drawing.box} aria-hidden="true">
    <BikeLines lines={drawing} />
    {drawing.dimensions.map(({ letter, from, to, at }) => (
      <g key={letter}>
        <line className={styles.dimension} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
        <text className={styles.letter} x={at[0]} y={at[1]} fontSize={LETTER_SIZE}>
          {letter}
        </text>
      </g>
    ))}
  </svg>
)

/** A bike's wheels, frame and the rest, without letters: a part of a drawing. */
export const BikeLines = ({ lines: { wheels, frame, rest } }: { lines: FrameLines }) => (
  <>
    {wheels.map(({ centre: [x, y], radius, rim }) => (
      <g key={x}>
        <circle cx={x} cy={y} r={radius} />
        <circle cx={x} cy={y} r={rim} />
      </g>
    ))}
    <path d={rest} />
    <path className={styles.frame} d={frame} />
  </>
)
