import { buildFork } from '../bike/fork/build-fork.ts'
import type { BikeSlug } from '../configuration/catalogue.ts'
import type { BikeShape } from '../configuration/shape.ts'
import { planOf } from '../spares/bike-plan.ts'
import { turnZ } from '../shapes/transforms.ts'
import { degrees } from '../shapes/vectors.ts'
import { laid } from '../spares/pose.ts'
import type { Tools } from '../tools.ts'

const fork = (name: string, bike: BikeSlug, kind: BikeShape['fork']) => ({
  name: `fork-${name}`,
  build: (tools: Tools) => laid(buildFork(planOf(tools, bike, { fork: kind })), turnZ(degrees(-107))),
})

/** Each fork of the bikes, lying on its back so that the legs fill the picture. */
export const FORKS = [
  fork('50', 'nireeka-homie', 'travel-50'),
  fork('80', 'nireeka-homie', 'travel-80'),
  fork('100', 'nireeka-prime', 'travel-100'),
  fork('130', 'nireeka-prime', 'travel-130'),
  fork('rigid', 'nyx', 'rigid'),
  fork('40', 'nyx', 'travel-40'),
]
