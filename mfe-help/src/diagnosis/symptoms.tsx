import type { DiagnosisArea } from '@nireeka/contracts/api'
import { Icon, Picture } from '@nireeka/ui'

import type { SymptomGroup } from './areas.ts'
import { GuideList } from './guide-list.tsx'
import styles from './symptoms.module.css'

interface Props {
  groups: readonly SymptomGroup[]
  /** The area whose symptoms are shown; null for none. */
  open: DiagnosisArea | null
  onToggle: (open: DiagnosisArea | null) => void
}

/** The symptoms by area, of which one is open at a time. */
export const Symptoms = ({ groups, open, onToggle }: Props) => (
  <section className={styles.section} aria-labelledby="symptoms">
    <h2 id="symptoms">What do you notice?</h2>
    <div className={styles.groups}>
      {groups.map(({ area, label, picture, symptoms }) => (
        <details
          key={area}
          className={styles.group}
          open={area === open}
          onToggle={({ currentTarget: { open: isOpen } }) => {
            if (isOpen !== (area === open)) onToggle(isOpen ? area : null)
          }}
        >
          <summary className={styles.summary}>
            <span className={styles.picture}>
              <Picture src={`/pictures/${picture}.webp`} alt="" sizes="6rem" />
            </span>
            <h3 className={styles.title}>{label}</h3>
            <span className={styles.count}>{symptoms.length}</span>
            <Icon name="chevron-down" />
          </summary>
          <div id={`area-${area}`} className={styles.symptoms}>
            <GuideList guides={symptoms} />
          </div>
        </details>
      ))}
    </div>
  </section>
)
