import { DataTable, type Stories } from '@nireeka/ui'

import { Contrast } from './contrast-mark.tsx'
import styles from './tokens.module.css'
import { colourTokens, paintedAs } from './tokens.ts'

const SURFACES = ['--surface', '--surface-raised', '--surface-sunken', '--surface-hover'] as const
/** Text colours that need a contrast of 7:1 on every surface; outlines need 3:1. */
const TEXTS = ['--text', '--text-muted', '--accent', '--highlight-text', '--danger', '--success', '--info']
const OUTLINES = ['--line-strong', '--focus', '--accent', '--highlight']

/** Text colours with the fill that they are used on. */
const PAIRS = [
  ['--accent-text', '--accent'],
  ['--accent-text', '--accent-hover'],
  ['--text', '--accent-soft'],
  ['--highlight-text', '--highlight-soft'],
  ['--danger-fill-text', '--danger-fill'],
  ['--danger-fill-text', '--danger-fill-hover'],
  ['--danger', '--danger-soft'],
  ['--success', '--success-soft'],
  ['--info', '--info-soft'],
  ['--text', '--field'],
  ['--text-muted', '--field'],
  ['--text', '--studio-dark'],
  ['--studio-ink', '--studio'],
] as const

const Swatch = ({ name }: { name: string }) => (
  <li className={styles.swatch}>
    <span className={styles.colour} style={{ background: `var(${name})` }} />
    <code className={styles.name}>{name}</code>
    <span className={styles.value}>{paintedAs(name)}</span>
  </li>
)

const Matrix = ({
  caption,
  names,
  atLeast,
}: {
  caption: string
  names: readonly string[]
  atLeast: number
}) => (
  <DataTable
    caption={caption}
    isCaptionHidden
    rows={names}
    rowKey={(name) => name}
    empty=""
    columns={[
      { header: 'Token', cell: (name) => <code className={styles.name}>{name}</code> },
      ...SURFACES.map((surface) => ({
        header: surface,
        cell: (name: string) => <Contrast text={name} surface={surface} atLeast={atLeast} />,
      })),
    ]}
  />
)

export const stories: Stories = {
  'All colours': () => (
    <ul className={styles.swatches}>
      {colourTokens().map(({ name }) => (
        <Swatch key={name} name={name} />
      ))}
    </ul>
  ),
  'Texts on surfaces, at least 7:1': () => <Matrix caption="Texts on surfaces" names={TEXTS} atLeast={7} />,
  'Outlines on surfaces, at least 3:1': () => (
    <Matrix caption="Outlines on surfaces" names={OUTLINES} atLeast={3} />
  ),
  'Texts on fills, at least 7:1': () => (
    <ul className={styles.pairs}>
      {PAIRS.map(([text, surface]) => (
        <li key={`${text} ${surface}`} className={styles.pair}>
          <Contrast text={text} surface={surface} atLeast={7} />
          <code className={styles.name}>{text}</code>
          <span className={styles.value}>on {surface}</span>
        </li>
      ))}
    </ul>
  ),
}
