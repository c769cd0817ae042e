import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import layout from '../aside-layout.module.css'
import { type Guide, guides } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { GuideList } from './guide-list.tsx'
import { guidesLike } from './guides-like.ts'

/** Guides about the same; nothing while they aren’t there. */
export function RelatedGuides({ guide }: { guide: Guide }) {
  const { data = [] } = useQuery(guides(usePlatform().http, ''))
  const related = guidesLike(guide, data)
  return related.length === 0 ? null : (
    <nav className={`${styles.group} ${styles.screen} ${layout.beside}`} aria-labelledby="related">
      <h2 id="related" className={styles.small}>
        Related guides
      </h2>
      <GuideList guides={related} />
    </nav>
  )
}
