import { SectionBody } from '../information/section-body.tsx'
import type { TitledSection } from '../information/section-titles.ts'
import styles from './note.module.css'
import { SectionFigure } from './section-figure.tsx'

/** A section beside its neighbour: its words, and above them its picture, if it has one. */
export const Note = ({ id, title, section }: TitledSection) => (
  <section className={styles.note} aria-labelledby={id}>
    <SectionFigure id={id} />
    <h2 id={id}>{title}</h2>
    <div className={styles.words}>
      <SectionBody section={section} />
    </div>
  </section>
)
