import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import home from './home.module.css'
import type { SectionData } from './section-data.ts'
import styles from './story.module.css'

/** A picture of someone riding, with its words below or beside it. */
export const Story = ({ eyebrow, title, text, image, alt, action }: SectionData<'story'>) => (
  <section className={`${home.section} ${styles.story}`} aria-labelledby="story-title">
    <div className={styles.picture}>
      <Picture src={image} alt={alt} sizes="(width < 60rem) 66vw, 52rem" />
    </div>
    <div className={styles.words}>
      <div className={styles.titles}>
        <p className={home.eyebrow}>{eyebrow}</p>
        <h2 id="story-title">{title}</h2>
      </div>
      <p className={home.lead}>{text}</p>
      <Link className={buttonClass({ tone: 'secondary' })} to={action.href}>
        {action.text}
      </Link>
    </div>
  </section>
)
