import { type ReactNode, useId } from 'react'

import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

/** One item of an accordion: a title, such as a question, and the content that it opens. */
export interface AccordionItem {
  title: string
  content: ReactNode
  /** Whether the item is open initially. */
  isOpen?: boolean
}

interface Props {
  items: readonly AccordionItem[]
  /** The heading level of the titles. */
  level?: 2 | 3 | 4
  /** Whether opening one item closes the others. */
  isSingle?: boolean
}

/**
 * A list of titles that open their content. Native details elements: they work without JavaScript, the browser's
 * search finds their text, and all of it is printed.
 */
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
