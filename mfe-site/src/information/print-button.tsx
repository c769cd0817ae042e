import { Button } from '@nireeka/ui'

import styles from './information.module.css'

/** Prints the page, or saves it as a PDF. */
export const PrintButton = ({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) => (
  <Button size="small" tone={tone} className={styles.print} onClick={() => print()}>
    Print or save as PDF
  </Button>
)
