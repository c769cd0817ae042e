import type { Build, CompatibilityRule, OfferedBike, OfferedPart } from './bike.ts'
import { allParts, choosePart, isOn, partsOn } from './parts.ts'

/** Something about a build that doesn't fit. A warning stands in the way of nothing. */
export interface Problem {
  ruleId: string
  text: string
  isWarning: boolean
  /** The parts on the bike that the rule speaks of. */
  parts: OfferedPart[]
  /** Builds without this problem that change one part, the cheapest way first. */
  repairs: Repair[]
}

export interface Repair {
  /** What is chosen, or taken out where `isTakenOut`. */
  part: OfferedPart
  isTakenOut: boolean
  build: Build
}

/** km/h that the law of the rider's country allows; null: nobody knows the country. */
export type SpeedLimit = number | null

/** All that doesn't fit, in the order of the rules. */
export function problemsOf(bike: OfferedBike, build: Build, speedLimit: SpeedLimit): Problem[] {
  return bike.rules
    .filter((rule) => isBroken(rule, bike, build, speedLimit))
    .map((rule) => ({
      ruleId: rule.id,
      text: rule.text,
      isWarning: rule.kind === 'excludes_country',
      parts: partsOn(bike, build).filter(({ id }) => [...rule.whenParts, ...rule.thenParts].includes(id)),
      repairs: repairsOf(rule, { bike, build, speedLimit }),
    }))
}

export const isBlocked = (problems: readonly Problem[]) => problems.some(({ isWarning }) => !isWarning)

function isBroken(rule: CompatibilityRule, bike: OfferedBike, build: Build, speedLimit: SpeedLimit): boolean {
  const on = new Set(partsOn(bike, build).map(({ id }) => id))
  const has = (ids: readonly number[]) => ids.some((id) => on.has(id))
  if (!has(rule.whenParts)) return false
  switch (rule.kind) {
    case 'requires':
      return !has(rule.thenParts)
    case 'excludes':
      return has(rule.thenParts)
    case 'excludes_size':
      return build.sizeId !== null && rule.sizeIds.includes(build.sizeId)
    case 'excludes_country':
      return rule.speedLimit !== null && speedLimit !== null && speedLimit <= rule.speedLimit
  }
}

interface Broken {
  bike: OfferedBike
  build: Build
  speedLimit: SpeedLimit
}

/** What the rule names, put in; else what it complains of, taken out or put back to what was there before. */
function repairsOf(rule: CompatibilityRule, { bike, build, speedLimit }: Broken): Repair[] {
  const named = allParts(bike)
    .filter(({ id, isSoldOut }) => rule.repairParts.includes(id) && !isSoldOut)
    .filter((part) => !isOn(bike, build, part))
    .map((part) => ({ part, isTakenOut: false, build: choosePart(bike, build, part) }))
  const undone = allParts(bike)
    .filter(({ id }) => [...rule.whenParts, ...rule.thenParts].includes(id) && build.partIds.includes(id))
    .map((part) => ({
      part,
      isTakenOut: true,
      build: { ...build, partIds: build.partIds.filter((id) => id !== part.id) },
    }))
  return [...named, ...undone].filter((repair) => !isBroken(rule, bike, repair.build, speedLimit))
}

/**
 * Whether a part can be chosen now. `sold_out`: not to be had at present. `blocked`: it doesn't fit what is chosen, for
 * the reason in `problem`, whose repairs hold the part and what makes it fit.
 */
export type Fit =
  | { status: 'fits' }
  | { status: 'sold_out' }
  | { status: 'blocked'; problem: Problem; repairs: Repair[] }

/** What is on the bike can always be taken out again, or stays. */
export function fitOf(bike: OfferedBike, build: Build, part: OfferedPart): Fit {
  if (isOn(bike, build, part)) return { status: 'fits' }
  if (part.isSoldOut) return { status: 'sold_out' }
  const before = new Set(problemsOf(bike, build, null).map(({ ruleId }) => ruleId))
  const [problem] = problemsOf(bike, choosePart(bike, build, part), null).filter(
    ({ ruleId, isWarning }) => !isWarning && !before.has(ruleId),
  )
  if (!problem) return { status: 'fits' }
  return {
    status: 'blocked',
    problem,
    repairs: problem.repairs.filter((repair) => repair.part.id !== part.id),
  }
}
