import { Link } from '@nireeka/kit/router'
import { Icon, Picture } from '@nireeka/ui'

import styles from './line-up.module.css'
import { LINE_UP } from './section-pictures.ts'

/** Our bikes, each a card that leads to its page, with the bike from its side. */
export const LineUp = () => (
  <ul className={styles.bikes}>
    {LINE_UP.map(({ slug, name, src }) => (
      <li key={slug}>
        <Link className={styles.bike} to={`/configurator/${slug}`}>
          <Picture src={src} alt="" sizes="(width < 40rem) 60vw, (width < 60rem) 33vw, 28rem" />
          <span className={styles.name}>
            {name}
            <Icon name="chevron-right" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
