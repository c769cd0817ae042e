import type { Build, CompatibilityRule, OfferedBike, OfferedPart } from './bike.ts'
import { allParts, choosePart, isForSale, isOn, ownParts, partsOn } from './parts.ts'
import { differenceOf } from './price.ts'

/** A broken compatibility rule of a build. Warnings don't prevent an order. */
export interface Problem {
  ruleId: string
  text: string
  isWarning: boolean
  /** The parts on the bike that the rule is about. */
  parts: OfferedPart[]
  /**
   * Changes of one part that resolve this problem without causing another: the parts that the rule names, the cheapest
   * first, then parts that can be removed.
   */
  repairs: Repair[]
}

export interface Repair {
  /** The part that is added, or removed where `isTakenOut` is set. */
  part: OfferedPart
  isTakenOut: boolean
  build: Build
}

/** The speed in km/h that the law of the rider's country allows; null when the country isn't known. */
export type SpeedLimit = number | null

/**
 * Returns all problems of a build, in the order of the rules. Problems that an owned bike has without the build don't
 * count.
 */
export function problemsOf(bike: OfferedBike, build: Build, speedLimit: SpeedLimit): Problem[] {
  const broken = brokenRules(bike, build, speedLimit)
  return broken.map((rule) => toProblem(rule, { bike, build, speedLimit, broken }))
}

export const isBlocked = (problems: readonly Problem[]) => problems.some(({ isWarning }) => !isWarning)

const warns = ({ kind }: CompatibilityRule) => kind === 'excludes_country'

function brokenRules(bike: OfferedBike, build: Build, speedLimit: SpeedLimit): CompatibilityRule[] {
  const on = idsOf(partsOn(bike, build))
  const own = bike.owned ? idsOf(ownParts(bike)) : null
  const isBrokenWith = (rule: CompatibilityRule, ids: ReadonlySet<number>) =>
    isBroken(rule, ids, { sizeId: build.sizeId, speedLimit })
  return bike.rules.filter((rule) => isBrokenWith(rule, on) && !(own && isBrokenWith(rule, own)))
}

const idsOf = (parts: readonly OfferedPart[]) => new Set(parts.map(({ id }) => id))

interface Circumstances {
  sizeId: number | null
  speedLimit: SpeedLimit
}

function isBroken(
  rule: CompatibilityRule,
  on: ReadonlySet<number>,
  { sizeId, speedLimit }: Circumstances,
): boolean {
  const has = (ids: readonly number[]) => ids.some((id) => on.has(id))
  if (!has(rule.whenParts)) return false
  switch (rule.kind) {
    case 'requires':
      return !has(rule.thenParts)
    case 'excludes':
      return has(rule.thenParts)
    case 'excludes_size':
      return sizeId !== null && rule.sizeIds.includes(sizeId)
    case 'excludes_country':
      return rule.speedLimit !== null && speedLimit !== null && speedLimit <= rule.speedLimit
  }
}

interface Broken {
  bike: OfferedBike
  build: Build
  speedLimit: SpeedLimit
  broken: readonly CompatibilityRule[]
}

const toProblem = (rule: CompatibilityRule, broken: Broken): Problem => ({
  ruleId: rule.id,
  text: rule.text,
  isWarning: warns(rule),
  parts: partsOn(broken.bike, broken.build).filter(({ id }) => speaksOf(rule, id)),
  repairs: repairsOf(rule, broken),
})

const speaksOf = ({ whenParts, thenParts }: CompatibilityRule, id: number) =>
  whenParts.includes(id) || thenParts.includes(id)

function repairsOf(rule: CompatibilityRule, { bike, build, speedLimit, broken }: Broken): Repair[] {
  const named = allParts(bike)
    .filter((part) => rule.repairParts.includes(part.id) && !part.isSoldOut && isForSale(bike, part))
    .filter((part) => !isOn(bike, build, part))
    .toSorted((a, b) => differenceOf(bike, build, a) - differenceOf(bike, build, b))
    .map((part) => ({ part, isTakenOut: false, build: choosePart(bike, build, part) }))
  const undone = allParts(bike)
    .filter(({ id }) => speaksOf(rule, id) && build.partIds.includes(id))
    .map((part) => ({
      part,
      isTakenOut: true,
      build: { ...build, partIds: build.partIds.filter((id) => id !== part.id) },
    }))
  return [...named, ...undone].filter((repair) => {
    const left = brokenRules(bike, repair.build, speedLimit)
    return !left.includes(rule) && left.every((one) => warns(one) || broken.includes(one))
  })
}

/**
 * Whether a part can be chosen now. `sold_out`: it can't be ordered at present. `blocked`: it is incompatible with the
 * build for the reason in `problem`, whose repairs include the part and what makes it fit.
 */
export type Fit =
  | { status: 'fits' }
  | { status: 'sold_out' }
  | { status: 'blocked'; problem: Problem; repairs: Repair[] }

/** Returns whether a part can be chosen. A part that is already on the bike can always be kept or removed. */
export function fitOf(bike: OfferedBike, build: Build, part: OfferedPart): Fit {
  if (isOn(bike, build, part)) return { status: 'fits' }
  if (part.isSoldOut) return { status: 'sold_out' }
  const before = brokenRules(bike, build, null)
  const chosen = choosePart(bike, build, part)
  const broken = brokenRules(bike, chosen, null)
  const isNew = (rule: CompatibilityRule) => !before.includes(rule)
  const [first] = broken.filter(isNew)
  if (!first) return { status: 'fits' }
  const problem = toProblem(first, { bike, build: chosen, speedLimit: null, broken })
  return {
    status: 'blocked',
    problem,
    // Of the ways to resolve a broken rule, keeps those with the part that the shopper wants.
    repairs: problem.repairs.filter(
      (repair) => isOn(bike, repair.build, part) && !brokenRules(bike, repair.build, null).some(isNew),
    ),
  }
}
