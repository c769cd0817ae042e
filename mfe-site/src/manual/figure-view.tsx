import { MarkedPicture } from '@nireeka/ui/marked-picture'

import type { Figure } from './figures/figure.ts'
import styles from './section.module.css'

interface Props {
  figure: Figure
  isPriority: boolean
}

/** A picture beside a section's text, with what to look at. */
export const FigureView = ({ figure: { caption, ...picture }, isPriority }: Props) => (
  <figure className={styles.figure}>
    <MarkedPicture {...picture} sizes="(width < 60rem) 92vw, 28rem" isPriority={isPriority} />
    <figcaption>{caption}</figcaption>
  </figure>
)
