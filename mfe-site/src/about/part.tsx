import { SectionBody } from '../information/section-body.tsx'
import type { TitledSection } from '../information/section-titles.ts'
import figures from './figures.module.css'
import { LineUp } from './line-up.tsx'
import styles from './part.module.css'
import { SectionFigure } from './section-figure.tsx'
import { BIKES_SECTION, sectionPicture } from './section-pictures.ts'

/** A section: entries across the page, or words beside a picture or below our bikes. */
export const Part = ({ id, title, section }: TitledSection) => (
  <section
    className={section.look === 'figures' ? `${styles.part} ${figures.figures}` : styles.part}
    data-look={section.look}
    data-picture={sectionPicture(id)?.look}
    aria-labelledby={id}
  >
    <SectionFigure id={id} />
    <h2 id={id}>{title}</h2>
    {id === BIKES_SECTION ? <LineUp /> : null}
    <div className={styles.words}>
      <SectionBody section={section} isWide />
    </div>
  </section>
)
