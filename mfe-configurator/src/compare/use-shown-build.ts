import { isHttpError, messageOf, TEXTS, toCents } from '@nireeka/contracts'
import {
  type Build,
  type BuildPrice,
  type BuildRef,
  fitToBike,
  type Performance,
  performanceOf,
  priceOf,
} from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { bikeBySlug, type BuildableBike } from '../bike/bike.api.ts'
import { coloursOf } from '../colour/colours.api.ts'
import type { ColourGroup } from '../colour/pick-colour.ts'
import type { ShownBuild } from '../summary/chosen.ts'

export interface Ready {
  status: 'ready'
  shown: ShownBuild
  price: BuildPrice
  performance: Performance
  /** The number of its parts that no longer exist. */
  gone: number
}

export type Found = { status: 'loading' } | { status: 'failed'; message: string; retry: () => void } | Ready

/** Returns a build from a URL with the data of its size, colour and parts. */
export function useShownBuild({ slug, build }: BuildRef): Found {
  const { http } = usePlatform()
  const bike = useQuery(bikeBySlug(http, slug))
  const colours = useQuery(coloursOf(http, bike.data?.id ?? 0, knownSize(bike.data, build)))
  const broken = [bike, colours].find(({ isError }) => isError)
  if (broken?.error) return failed(broken.error, () => void broken.refetch())
  if (!bike.data) return { status: 'loading' }
  const isColourAwaited = knownSize(bike.data, build) !== undefined && !colours.data
  return isColourAwaited ? { status: 'loading' } : toReady(bike.data, build, colours.data ?? [])
}

/** Returns two or three builds from a URL with their data. */
export function useShownBuilds(builds: readonly BuildRef[]): Found[] {
  const [one, two = one, three = two] = builds
  if (!one || !two || !three) throw new Error('There is nothing to compare.')
  return [useShownBuild(one), useShownBuild(two), useShownBuild(three)].slice(0, builds.length)
}

/** Returns the build's size if the bike has it, otherwise undefined, so that no colours are requested. */
export const knownSize = (bike: BuildableBike | undefined, build: Build) =>
  bike?.sizes.find(({ id }) => id === build.sizeId)?.id

function failed(error: Error, retry: () => void): Found {
  const isUnknown = isHttpError(error) && [404, 422].includes(error.status)
  const message = isUnknown ? 'We don’t build this bike.' : messageOf(error, TEXTS.unreachable)
  return { status: 'failed', message, retry }
}

function toReady(bike: BuildableBike, asked: Build, groups: ColourGroup[]): Ready {
  const { build, gone } = fitToBike(bike, asked)
  const size = bike.sizes.find(({ id }) => id === build.sizeId) ?? null
  const colour = groups.flatMap(({ colours }) => colours).find(({ id }) => id === build.colourId) ?? null
  return {
    status: 'ready',
    shown: { bike, build: colour ? build : { ...build, ral: [] }, size, colour },
    price: priceOf(bike, build, colour ? toCents(colour.price) : 0),
    performance: performanceOf(bike, build),
    gone,
  }
}
