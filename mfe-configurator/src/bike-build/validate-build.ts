import { toCents } from '@nireeka/contracts'
import { type Build, performanceOf, priceOf, problemsOf } from '@nireeka/contracts/bike-build'

import type { BuildableBike } from '../bike/bike.api.ts'
import type { Size } from '../bikes/bike.ts'
import type { Colour } from '../colour/pick-colour.ts'
import type { Builder, ColoursQuery, Country } from './builder.ts'
import { objectionTo } from './objection.ts'

interface Known {
  bike: BuildableBike
  build: Build
  size: Size | null
  colours: ColoursQuery
  colour: Colour | null
  country: Country | null
}

type Validation = Pick<Builder, 'price' | 'performance' | 'problems' | 'objection' | 'objectionStep'>

/** Returns everything derived from a build: price, conflicts and figures. The server applies the same rules. */
export function validateBuild(known: Known): Validation {
  const { bike, build, colour, country } = known
  const problems = problemsOf(bike, build, country?.speedLimit ?? null)
  const objection = objectionTo({ ...known, problems })
  return {
    price: priceOf(bike, build, colour ? toCents(colour.price) : 0),
    performance: performanceOf(bike, build),
    problems,
    objection: objection?.text ?? null,
    objectionStep: objection?.step ?? null,
  }
}
