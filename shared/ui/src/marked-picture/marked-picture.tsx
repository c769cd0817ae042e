import type { ComponentProps } from 'react'

import { Picture } from '../product/picture.tsx'
import type { Marks } from './mark.ts'
import styles from './marked-picture.module.css'
import { PictureMarks } from './picture-marks.tsx'

type Props = Omit<ComponentProps<typeof Picture>, 'ratio'> & { marks?: Marks }

/** A drawn picture whose parts are marked and named; its alternative text or its caption says what the marks do. */
export const MarkedPicture = ({ marks = [], ...picture }: Props) => (
  <div className={styles.marked}>
    <Picture {...picture} />
    {marks.length > 0 ? <PictureMarks marks={marks} /> : null}
  </div>
)
