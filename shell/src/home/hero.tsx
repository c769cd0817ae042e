import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'

import styles from './hero.module.css'
import type { SectionData } from './section-data.ts'

export const Hero = ({ eyebrow, title, text, image, alt, action }: SectionData<'hero'>) => (
  <section className={styles.hero} aria-labelledby="hero-title">
    <div className={styles.picture}>
      <Picture src={image} alt={alt} sizes="(width < 60rem) 100vw, 70vw" ratio="4:3" isPriority />
    </div>
    <div className={styles.words}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 id="hero-title">{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <Link className={buttonClass({ size: 'large' })} to={action.href}>
          {action.text}
        </Link>
        <Link className={buttonClass({ tone: 'secondary', size: 'large' })} to="/shop/accessories">
          Shop accessories
        </Link>
      </p>
    </div>
  </section>
)
