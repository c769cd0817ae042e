import { Icon, type IconName } from '@nireeka/ui'

import styles from './benefits.module.css'
import home from './home.module.css'
import type { SectionData } from './section-data.ts'

const ICONS: Record<string, IconName> = { frame: 'bike', support: 'chat', parts: 'box', return: 'reply' }

export const Benefits = ({ title, items }: SectionData<'benefits'>) => (
  <section className={`${home.band} ${styles.ground}`} aria-labelledby="benefits-title">
    <div className={`${home.section} ${styles.split}`}>
      <h2 id="benefits-title">{title}</h2>
      <ul className={styles.benefits}>
        {items.map(({ icon, title: name, text }) => (
          <li key={name} className={styles.benefit}>
            <Icon name={ICONS[icon] ?? 'check'} />
            <h3>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
