import type { VitalName } from '@nireeka/contracts/api'
import { Badge } from '@nireeka/ui'

import { p75Of, RATING_LABELS, RATING_TONES, type Speed } from './speed-text.ts'

interface Props {
  name: VitalName
  speed: Speed | null | undefined
}

/** What three of four visits had, and whether that is good. */
export const SpeedValue = ({ name, speed }: Props) =>
  speed ? (
    <>
      {p75Of(name, speed)} <Badge tone={RATING_TONES[speed.rating]}>{RATING_LABELS[speed.rating]}</Badge>
    </>
  ) : (
    '–'
  )
