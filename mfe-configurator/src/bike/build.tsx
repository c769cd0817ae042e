import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useSearchParams } from '@nireeka/kit/router'

import { ColourChoice } from '../colour/colour-choice.tsx'
import { coloursOf } from '../colour/colours.api.ts'
import { ColoursState } from '../colour/colours-state.tsx'
import { pickColour } from '../colour/pick-colour.ts'
import { Delivery } from '../delivery/delivery.tsx'
import type { Unit } from '../performance/measures.ts'
import { SizeChoice } from '../size/size-choice.tsx'
import { readChoice, withColour, withSize } from './address.ts'
import type { BuildableBike } from './bike.api.ts'
import { Total } from './total.tsx'

interface Props {
  bike: BuildableBike
  unit: Unit
}

/** Spec, section 4: a size loads its colours, one of them is chosen, and both together have a delivery date. */
export function Build({ bike, unit }: Props) {
  const { http } = usePlatform()
  const [query, setQuery] = useSearchParams()
  const { size, colourId } = readChoice(query, bike.sizes)
  const colours = useQuery(coloursOf(http, bike.id, size?.id))
  const colour = colours.isSuccess ? pickColour(colours.data, colourId) : null
  const choose = (changed: URLSearchParams) => setQuery(changed, { replace: true })

  return (
    <>
      <SizeChoice
        sizes={bike.sizes}
        chosen={size}
        unit={unit}
        onChoose={(id) => choose(withSize(query, id))}
      />
      {colours.isSuccess && colour ? (
        <ColourChoice
          groups={colours.data}
          chosen={colour}
          onChoose={(id) => choose(withColour(query, id))}
        />
      ) : (
        <ColoursState size={size} colours={colours} />
      )}
      {size && colour ? <Delivery bikeId={bike.id} sizeId={size.id} colourId={colour.id} /> : null}
      <Total bike={bike} colour={colour} />
    </>
  )
}
