import { ColourChoice } from '../colour/colour-choice.tsx'
import { ColoursState } from '../colour/colours-state.tsx'
import { Delivery } from '../delivery/delivery.tsx'
import type { Unit } from '../performance/measures.ts'
import { SizeChoice } from '../size/size-choice.tsx'
import type { BuildableBike } from './bike.api.ts'
import type { BuildChoice } from './use-choice.ts'

interface Props {
  bike: BuildableBike
  unit: Unit
  choice: BuildChoice
}

/** Spec, section 4: size and colour together have a delivery date and a price. */
export function Build({ bike, unit, choice }: Props) {
  const { size, colours, colour, chooseSize, chooseColour } = choice
  return (
    <>
      <SizeChoice sizes={bike.sizes} chosen={size} unit={unit} onChoose={chooseSize} />
      {colours.isSuccess && colour ? (
        <ColourChoice groups={colours.data} chosen={colour} onChoose={chooseColour} />
      ) : (
        <ColoursState size={size} colours={colours} />
      )}
      {size && colour ? <Delivery bikeId={bike.id} sizeId={size.id} colourId={colour.id} /> : null}
    </>
  )
}
