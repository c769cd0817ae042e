import styles from './family-drawing.module.css'

/** Paths of the drawings by the family's code, as strokes on a 24 by 24 grid. */
const DRAWINGS: Record<string, string> = {
  FRM: 'M4.5 17h8L17 8H9zM9 8l3.5 9M8 6h3M17 8l-1-3h2.5M17 8l3 9',
  MOT: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 5V3M12 21v-2M5 12H3M21 12h-2M13.5 13.5l6 6',
  BAT: 'M3.5 8.5H18V16H3.5zM18 10.5h2.5V14H18M11 9.8l-1.8 2.7h3l-1.7 2.4',
  CHG: 'M4 9h10v8H4zM14 13h2a2.5 2.5 0 0 0 2.5-2.5V9M16 9h5V7.5h-5zM17.5 7.5v-3M19.5 7.5v-3M7 13h4',
  DSP: 'M6 4.5h12v15H6zM9 8.5h6M9 12h3.5M9 16h6',
  ECU: 'M7 7h10v10H7zM10 10h4v4h-4zM9.5 7V4.5M14.5 7V4.5M9.5 19.5V17M14.5 19.5V17M7 9.5H4.5M7 14.5H4.5M19.5 9.5H17M19.5 14.5H17',
  DRV: 'M8 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10M8 12h.01M18 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8.5 7l9.8 2.5M8.5 17l9.8-2.5',
  BRK: 'M11 20.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15M11 15.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M14 6l2.5-2.5L21 8l-2.5 2.5M11 8v.01M6 13h.01M11 18v.01M16 13h.01',
  WHL: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M12 3.5v7M12 13.5v7M3.5 12h7M13.5 12h7M6 6l5 5M13 13l5 5M18 6l-5 5M11 13l-5 5',
  TYR: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  COC: 'M3.5 9.5c2-2.5 4.5-2 6-1.2l2.5 1.2 2.5-1.2c1.5-.8 4-1.3 6 1.2M12 9.5V18M9.5 18h5M3.5 9.5v3M20.5 9.5v3',
  SAD: 'M3.5 8c3-1.5 6-.5 8.5.5 2.5 1 5 1.5 8.5 1-1 2-3.5 2.5-6 2.5h-6c-3 0-5-1.5-5-4M11 12v8.5M8.5 20.5h5',
  LGT: 'M3.5 12a5 5 0 0 1 5-5H13v10H8.5a5 5 0 0 1-5-5M16 8l4-2M16.5 12H21M16 16l4 2',
  FEN: 'M4 18a8 8 0 0 1 16 0M7 18a5 5 0 0 1 10 0M12 18h.01M5 5.5h14M8 5.5V9M16 5.5V9',
  SUS: 'M9 3.5h6M12 3.5v3M8.5 6.5h7l-7 2.7h7l-7 2.7h7l-7 2.6h7M12 14.5v6M9.5 20.5h5',
  FAS: 'M8 3.5h8l1.5 3-1.5 3H8l-1.5-3zM9.5 9.5v11h5v-11M9.5 13l5 1M9.5 16l5 1',
}

interface Props {
  code: string
  /** The drawing's name for screen readers; empty where the text beside it says the same. */
  title: string
}

/** A drawing of a family of parts, shown for a part without a picture. */
export const FamilyDrawing = ({ code, title }: Props) => (
  <svg
    className={styles.drawing}
    viewBox="-18 -6 60 36"
    role={title ? 'img' : undefined}
    aria-label={title || undefined}
    aria-hidden={title ? undefined : true}
  >
    <path className={styles.stroke} d={DRAWINGS[code] ?? DRAWINGS.FAS} />
  </svg>
)
