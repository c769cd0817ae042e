import { STAFF_AREAS, type StaffArea } from '@nireeka/contracts'
import { Checkbox } from '@nireeka/ui'

import styles from './staff.module.css'
import { AREA_HINTS, AREA_LABELS } from './staff-labels.ts'

interface Props {
  areas: readonly StaffArea[]
  onChange: (areas: StaffArea[]) => void
}

/** The choice of the areas in which an agent works. */
export const AreaFields = ({ areas, onChange }: Props) => (
  <fieldset className={styles.areas}>
    <legend className={styles.legend}>Areas</legend>
    {STAFF_AREAS.map((area) => (
      <Checkbox
        key={area}
        label={AREA_LABELS[area]}
        hint={AREA_HINTS[area]}
        checked={areas.includes(area)}
        onChange={({ target }) =>
          onChange(target.checked ? [...areas, area] : areas.filter((it) => it !== area))
        }
      />
    ))}
  </fieldset>
)
