import { Checkbox } from '@nireeka/ui'

import { saveSettings, type Staff } from './staff.api.ts'
import styles from './staff.module.css'
import { useStaffChange } from './use-staff-change.ts'

/** What holds for all staff. */
export function StaffSettingsPart({ settings }: { settings: Staff['settings'] }) {
  const { tryChange, isBusy } = useStaffChange()
  const { needsSecondFactor, version } = settings
  return (
    <section className={styles.part} aria-labelledby="staff-settings">
      <h2 id="staff-settings" className={styles.heading}>
        Security
      </h2>
      <Checkbox
        label="Staff need a two-step login"
        hint="Staff without it can’t use the back office until they turn it on. Turn on your own first."
        checked={needsSecondFactor}
        disabled={isBusy}
        onChange={({ target }) =>
          void tryChange((http) => saveSettings(http, { needsSecondFactor: target.checked, version }))
        }
      />
    </section>
  )
}
