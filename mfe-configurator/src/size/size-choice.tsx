import { RadioCards } from '@nireeka/ui'

import { useEarlyChoice } from '../bike/use-early-choice.ts'
import type { Size } from '../bikes/bike.ts'
import { heights, type Unit } from '../performance/measures.ts'

interface Props {
  sizes: Size[]
  chosen: Size | null
  unit: Unit
  onChoose: (sizeId: number) => void
}

/** A size that isn't built now can be chosen too: the page then says what that means. */
export function SizeChoice({ sizes, chosen, unit, onChoose }: Props) {
  const value = chosen?.id ?? null
  const box = useEarlyChoice<HTMLDivElement>(value, onChoose)
  return (
    <div ref={box}>
      <RadioCards
        legend="Size"
        columns={2}
        value={value}
        onChange={onChoose}
        options={sizes.map(({ id, name, riderFrom, riderTo, note }) => ({
          value: id,
          label: name,
          details: `Riders ${heights(riderFrom, riderTo, unit)}${note ? `. ${note}.` : ''}`,
        }))}
      />
    </div>
  )
}
