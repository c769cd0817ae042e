import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { type Guide, guides } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { GuideList } from './guide-list.tsx'

const MOST = 4

/** Guides about the same part of the bike; nothing while they aren't there. */
export function RelatedGuides({ guide: { slug, area } }: { guide: Guide }) {
  const { data = [] } = useQuery(guides(usePlatform().http, ''))
  const related = data.filter((each) => each.area === area && each.slug !== slug).slice(0, MOST)
  return related.length === 0 ? null : (
    <nav className={`${styles.group} ${styles.screen}`} aria-labelledby="related">
      <h2 id="related" className={styles.small}>
        Related guides
      </h2>
      <GuideList guides={related} />
    </nav>
  )
}
