import { type ComponentProps, createElement, type ReactNode } from 'react'

import type { LinkElement } from './link-slot.ts'
import styles from './story-row.module.css'

/** Small things beside each other, as a story shows several looks at once. */
export const StoryRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
)

/** What a page's router would hand to a component: a link that has no text yet. */
export const storyLink = (href: string): LinkElement => createElement<ComponentProps<'a'>>('a', { href })
