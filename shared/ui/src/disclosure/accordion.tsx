import { type ReactNode, useId } from 'react'

import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

/** A question, or whatever can be opened, and what is behind it. */
export interface AccordionItem {
  title: string
  content: ReactNode
  /** Whether it is open from the start. */
  isOpen?: boolean
}

interface Props {
  items: readonly AccordionItem[]
  /** The level of the titles among the page's headings. */
  level?: 2 | 3 | 4
  /** Whether opening one closes the others. */
  isSingle?: boolean
}

/** Titles that open. Native details: it works without scripts, is found by the browser's search, and prints in full. */
export function Accordion({ items, level = 3, isSingle = true }: Props) {
  const name = useId()
  const Title = `h${level}` as const
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content, isOpen }) => (
        <details key={title} className={styles.item} name={isSingle ? name : undefined} open={isOpen}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <Icon name="plus" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
