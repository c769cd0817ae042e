import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { ConversionPanel } from './conversion-panel.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import styles from './overview.module.css'
import { Panels } from './panels.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { SalesPanel } from './sales-panel.tsx'
import { SpeedPanel } from './speed-panel.tsx'
import { SupportPanel } from './support-panel.tsx'
import { NewsletterPanel, SystemPanel } from './system-panel.tsx'
import { usePeriod } from './use-period.ts'

/** Each panel loads, fails and is tried again alone. */
export function OverviewPage() {
  useTitle('Back office')
  const { period, show } = usePeriod()
  return (
    <BackOfficePage heading="Back office" lead="Open tasks, and figures compared with the previous period.">
      <NeedsAttention />
      <PeriodPicker period={period} onChoose={show} />
      <SalesPanel period={period} />
      <div className={styles.halves}>
        <div className={styles.panel}>
          <OrdersPanel period={period} />
        </div>
        <SpeedPanel period={period} />
      </div>
      <ConversionPanel period={period} />
      <SupportPanel period={period} />
      <SystemPanel period={period} />
      <NewsletterPanel period={period} />
      <Panels />
    </BackOfficePage>
  )
}
