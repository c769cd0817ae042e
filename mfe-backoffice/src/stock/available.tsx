import { formatNumber } from '@nireeka/contracts'
import { Badge } from '@nireeka/ui'

/** From this number of available pieces down an item is low; the list's filter on the server has the same. */
const LOW = 5

/** The pieces that can be sold, marked where they are few or none. */
export function Available({ pieces }: { pieces: number | null }) {
  if (pieces === null) return 'Not counted'
  if (pieces === 0) return <Badge tone="danger">Out</Badge>
  return pieces <= LOW ? <Badge tone="highlight">{formatNumber(pieces)} low</Badge> : formatNumber(pieces)
}
