import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { HeroPicture } from './hero-picture.tsx'
import styles from './hero.module.css'
import type { SectionData } from './section-data.ts'

export const Hero = ({ eyebrow, title, text, image, alt, action }: SectionData<'hero'>) => (
  <section className={styles.hero} aria-labelledby="hero-title">
    <HeroPicture image={image} alt={alt} />
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
