import { Picture } from '@nireeka/ui'

import styles from './warranty.module.css'

/** A picture of where the serial number is, which a ring marks: below the bottom bracket, at the cranks. */
export const WhereTheSerialIs = () => (
  <figure className={styles.figure}>
    <div className={styles.place}>
      <Picture
        src="/pictures/bikes/nireeka-homie-chalk-drivetrain.webp"
        alt="The cranks of a Homie; a ring marks the underside of the frame between them"
        sizes="(width < 40rem) 92vw, (width < 60rem) 44vw, 30rem"
      />
      <span className={styles.ring} aria-hidden="true" />
    </div>
    <figcaption>Below the bottom bracket, where the cranks turn, and on the card from the box.</figcaption>
  </figure>
)
