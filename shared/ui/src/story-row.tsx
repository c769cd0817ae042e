import { type ComponentProps, createElement, type ReactNode } from 'react'

import type { LinkElement } from './link-slot.ts'
import styles from './story-row.module.css'

/** A row of small components, for stories that show several looks at once. */
export const StoryRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
)

/** Returns a link without text, as a page's router would pass it to a component. */
export const storyLink = (href: string): LinkElement => createElement<ComponentProps<'a'>>('a', { href })
