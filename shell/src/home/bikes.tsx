import { useStream } from '@nireeka/kit'
import { useUnitOf } from '@nireeka/kit/units'

import { useShell } from '../frame/shell-context.ts'
import { BikeCard } from './bike-card.tsx'
import styles from './bikes.module.css'
import type { HomeBike } from './home.api.ts'
import home from './home.module.css'
import type { SectionData } from './section-data.ts'

type Props = SectionData<'bike_choose'> & { bikes: HomeBike[] }

export function Bikes({ title, text, bikes }: Props) {
  const unit = useUnitOf(useStream(useShell().platform.session$))
  return (
    <section className={home.section} aria-labelledby="bikes-title">
      <div className={styles.head}>
        <h2 id="bikes-title">{title}</h2>
        <p className={home.lead}>{text}</p>
      </div>
      <ul className={`${home.strip} ${styles.bikes}`}>
        {bikes.map((bike) => (
          <BikeCard key={bike.id} bike={bike} unit={unit} />
        ))}
      </ul>
    </section>
  )
}
