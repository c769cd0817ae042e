import { Link } from '@nireeka/kit/router'
import { Picture } from '@nireeka/ui'

import styles from './line-up.module.css'
import { LINE_UP } from './section-pictures.ts'

/** Our bikes beside each other, each from its side and a link to its page. */
export const LineUp = () => (
  <ul className={styles.bikes}>
    {LINE_UP.map(({ slug, name, src }) => (
      <li key={slug}>
        <Link className={styles.bike} to={`/configurator/${slug}`}>
          <Picture src={src} alt="" sizes="(width < 60rem) 33vw, 28rem" />
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
