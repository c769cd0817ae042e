import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import home from './home.module.css'
import styles from './story.module.css'
import type { SectionData } from './section-data.ts'

export const Story = ({ eyebrow, title, text, image, alt, action }: SectionData<'story'>) => (
  <section className={home.section} aria-labelledby="story-title">
    <div className={styles.story}>
      <Picture src={image} alt={alt} sizes="(width < 60rem) 66vw, 50vw" ratio="4:3" />
      <div className={styles.words}>
        <p className={home.eyebrow}>{eyebrow}</p>
        <h2 id="story-title">{title}</h2>
        <p className={home.lead}>{text}</p>
        <Link className={buttonClass({ tone: 'secondary' })} to={action.href}>
          {action.text}
        </Link>
      </div>
    </div>
  </section>
)
