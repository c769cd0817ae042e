import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import styles from './home.module.css'
import type { SectionData } from './section-data.ts'

export const Story = ({ eyebrow, title, text, image, alt, action }: SectionData<'story'>) => (
  <section className={styles.section} aria-labelledby="story-title">
    <div className={styles.story}>
      <Picture src={image} alt={alt} sizes="(width < 60rem) 66vw, 50vw" ratio="4:3" />
      <div>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id="story-title">{title}</h2>
        <p className={styles.lead}>{text}</p>
        <Link className={buttonClass({ tone: 'secondary' })} to={action.href}>
          {action.text}
        </Link>
      </div>
    </div>
  </section>
)
