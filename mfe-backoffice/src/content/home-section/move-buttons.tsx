import { Button } from '@nireeka/ui'

interface Props {
  /** What is moved, as a person calls it: "Benefit 2". */
  name: string
  at: number
  /** The first and the last place that it can have. */
  first?: number
  last: number
  onMove: (to: number) => void
}

/** The buttons that put a row one place up or down. */
export const MoveButtons = ({ name, at, first = 0, last, onMove }: Props) => (
  <>
    <Button
      tone="quiet"
      size="small"
      data-move="up"
      aria-label={`Move ${name} up`}
      disabled={at <= first}
      onClick={() => onMove(at - 1)}
    >
      Up
    </Button>
    <Button
      tone="quiet"
      size="small"
      data-move="down"
      aria-label={`Move ${name} down`}
      disabled={at >= last}
      onClick={() => onMove(at + 1)}
    >
      Down
    </Button>
  </>
)
