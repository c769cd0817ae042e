import { Link } from '@nireeka/kit/router'
import { Icon, Picture } from '@nireeka/ui'

import type { ChapterPicture } from './chapter-picture.ts'
import type { Block } from './chapter.ts'
import styles from './manual.module.css'
import { Marked } from '../information/marked.tsx'

interface Props {
  block: Block
  words: readonly string[]
  /** The pictures of the steps, by their place. */
  pictures?: ReadonlyArray<ChapterPicture | null>
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
  if ('safety' in block) return <Safety text={block.safety} words={words} />
  return <Table {...block.table} words={words} />
}

interface StepsProps {
  steps: string[]
  words: readonly string[]
  pictures: ReadonlyArray<ChapterPicture | null>
}

const Steps = ({ steps, words, pictures }: StepsProps) => (
  <ol>
    {steps.map((text, place) => {
      const picture = pictures[place]
      return (
        <li key={text}>
          <div className={picture ? styles.step : undefined}>
            <p>
              <Marked text={text} words={words} />
            </p>
            {picture ? <Picture {...picture} sizes="10rem" /> : null}
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

/**
 * A safety note. It isn't an alert for screen readers, because it is part of the text; it only stands out visually.
 */
const Safety = ({ text, words }: { text: string; words: readonly string[] }) => (
  <div className={styles.safety} role="note" aria-label="Safety">
    <Icon name="danger" />
    <p>
      <Marked text={text} words={words} />
    </p>
  </div>
)

interface TableProps {
  head: string[]
  rows: string[][]
  words: readonly string[]
}

const Table = ({ head, rows, words }: TableProps) => (
  <table>
    <thead>
      <tr>
        {head.map((text) => (
          <th key={text} scope="col">
            {text}
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
          {rest.map((text, place) => (
            <td key={head[place + 1]}>
              <Marked text={text} words={words} />
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
