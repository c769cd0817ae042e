import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'
import { MarkedPicture } from '@nireeka/ui/marked-picture'

import type { Block } from './chapter.ts'
import { Marked } from '../information/marked.tsx'
import textTable from '../information/text-table.module.css'
import styles from './section.module.css'
import type { StepPicture } from './step-pictures.ts'

interface Props {
  block: Block
  words: readonly string[]
  /** The pictures of the steps, by their place. */
  pictures?: readonly StepPicture[]
}

/** Renders one block of a chapter's text. */
export function BlockView({ block, words, pictures = [] }: Props) {
  if (typeof block === 'string') {
    return (
      <p>
        <Marked text={block} words={words} />
      </p>
    )
  }
  if ('list' in block) return <ul>{items(block.list, words)}</ul>
  if ('steps' in block) return <Steps steps={block.steps} words={words} pictures={pictures} />
  if ('warning' in block) return <Notice level="warning" text={block.warning} words={words} />
  if ('note' in block) return <Notice level="note" text={block.note} words={words} />
  return <Table {...block.table} words={words} />
}

interface StepsProps {
  steps: string[]
  words: readonly string[]
  pictures: readonly StepPicture[]
}

const Steps = ({ steps, words, pictures }: StepsProps) => (
  <ol className={styles.steps}>
    {steps.map((text, place) => {
      const picture = pictures[place]
      return (
        <li key={text}>
          <div className={picture ? styles.step : undefined}>
            <p>
              <Marked text={text} words={words} />
            </p>
            {picture ? <MarkedPicture {...picture} sizes="(width < 40rem) 92vw, 21rem" /> : null}
          </div>
        </li>
      )
    })}
  </ol>
)

const items = (texts: string[], words: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Marked text={text} words={words} />
    </li>
  ))

const LEVELS = {
  warning: { name: 'Warning', icon: 'danger' },
  note: { name: 'Note', icon: 'info' },
} as const

/**
 * A warning of an injury, in a box, or a quieter note about safety, the law or damage. It isn't an alert for screen
 * readers, because it is part of the text.
 */
function Notice({ level, text, words }: { level: keyof typeof LEVELS; text: string } & Pick<Props, 'words'>) {
  const { name, icon } = LEVELS[level]
  return (
    <div className={styles[level]} role="note" aria-label={name}>
      <Icon name={icon} />
      <p>
        {level === 'warning' ? <strong className={styles.level}>{name}</strong> : null}
        <Marked text={text} words={words} />
      </p>
    </div>
  )
}

interface TableProps {
  head: string[]
  rows: string[][]
  words: readonly string[]
}

const Table = ({ head, rows, words }: TableProps) => (
  <table className={textTable.table}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...rest]) => (
        <tr key={first}>
          <th scope="row">
            <RowName text={first} words={words} />
          </th>
          {rest.map((cell, place) => (
            <td key={head[place + 1]} data-label={head[place + 1]}>
              <Marked text={cell} words={words} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const CODE = /^E\d\d$/

/** The first cell of a row; a code of the display leads to its guide in the help centre. */
function RowName({ text, words }: { text: string; words: readonly string[] }) {
  const name = <Marked text={text} words={words} />
  return CODE.test(text) ? <Link to={`/help-center/diagnosis/${text.toLowerCase()}`}>{name}</Link> : name
}
