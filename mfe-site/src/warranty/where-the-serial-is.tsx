import styles from './warranty.module.css'

/** A drawing of where the serial number is: below the bottom bracket, at the cranks. */
export const WhereTheSerialIs = () => (
  <figure className={styles.figure}>
    <svg viewBox="0 0 240 132" aria-hidden="true" className={styles.drawing}>
      <circle cx="52" cy="88" r="36" />
      <circle cx="188" cy="88" r="36" />
      <path d="M52 88 92 36h66M92 36l24 52H52m64 0 46-58m-4-8 4 8 26 58M86 24h14m-7 0 4 12M158 22h-12" />
      <circle cx="116" cy="88" r="9" className={styles.spot} />
      <path d="M116 97v21" className={styles.spot} />
    </svg>
    <figcaption>Below the bottom bracket, where the cranks turn, and on the card from the box.</figcaption>
  </figure>
)
