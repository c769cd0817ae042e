import { mark, MarkedPicture } from '@nireeka/ui/marked-picture'

import styles from './warranty.module.css'

const MARKS = [mark('Serial number', [0.467, 0.673, 0.07], [0.7, 0.9])]

/**
 * A picture of where the serial number is: the underside of a frame, which is open to view without motor and cranks. It
 * is enlarged around that place, so that it is loaded wider than it is shown.
 */
export const WhereTheSerialIs = () => (
  <div className={styles.closeUp}>
    <MarkedPicture
      src="/pictures/bikes/nireeka-homie-exploded.webp"
      alt="The middle of a Homie taken apart; a ring marks the underside of its frame, above the motor and the cranks"
      sizes="(width < 40rem) 184vw, (width < 60rem) 88vw, 60rem"
      marks={MARKS}
    />
  </div>
)
