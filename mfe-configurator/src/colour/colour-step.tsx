import type { Builder } from '../bike-build/builder.ts'
import { ColourChoice } from './colour-choice.tsx'
import { ColoursState } from './colours-state.tsx'
import { NamedColour } from './named-colour.tsx'

/** The step that offers a size's colours by type, in the order of the spec (section 4). */
export function ColourStep({ builder }: { builder: Builder }) {
  const { colours, colour, build, chooseColour } = builder
  if (!colours.data || !colour) return <ColoursState builder={builder} />
  const count = colour.ralCodes
  return (
    <>
      <ColourChoice groups={colours.data} chosen={colour} ral={build.ral} onChoose={chooseColour} />
      {count !== 0 ? (
        <NamedColour
          key={colour.id}
          count={count}
          codes={build.ral}
          onName={(codes) => chooseColour(colour.id, codes)}
        />
      ) : null}
    </>
  )
}
