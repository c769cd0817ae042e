import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Build, choosePart, fitOf, type OfferedBike, ownParts, problemsOf } from './index.ts'
import { anyWalk, type Walk } from './sample-walks.ts'

const anyLimit = fc.constantFrom(null, 25, 32, 45)
const sized = (build: Build, isSmall: boolean): Build => ({ ...build, sizeId: isSmall ? 11 : 12 })
const check = (holds: (walk: Walk, speedLimit: number | null) => void) =>
  fc.assert(
    fc.property(anyWalk, anyLimit, fc.boolean(), ({ build, ...walk }, limit, isSmall) =>
      holds({ ...walk, build: sized(build, isSmall) }, limit),
    ),
    { numRuns: 600 },
  )

const blockers = (bike: OfferedBike, build: Build) =>
  problemsOf(bike, build, null).flatMap(({ ruleId, isWarning }) => (isWarning ? [] : [ruleId]))

test('a repair mends its problem by one part, and breaks nothing else', () => {
  check(({ bike, build }, limit) => {
    const before = blockers(bike, build)
    for (const { ruleId, repairs } of problemsOf(bike, build, limit)) {
      for (const repair of repairs) {
        const left = problemsOf(bike, repair.build, limit)
        expect(left.map((problem) => problem.ruleId)).not.toContain(ruleId)
        expect(before).toEqual(expect.arrayContaining(blockers(bike, repair.build)))
        expect(repair.build.partIds.includes(repair.part.id)).toBe(
          !repair.isTakenOut && !ownParts(bike).includes(repair.part),
        )
      }
    }
  })
})

test('what doesn’t fit a new bike can always be mended', () => {
  check(({ bike, build }, limit) => {
    if (bike.owned) return
    for (const { isWarning, repairs } of problemsOf(bike, build, limit)) {
      expect(isWarning || repairs.length > 0).toBe(true)
    }
  })
})

test('a part that fits breaks nothing new, one that doesn’t says what it breaks', () => {
  check(({ bike, build, steps }) => {
    const before = blockers(bike, build)
    for (const part of steps) {
      const fit = fitOf(bike, build, part)
      const after = blockers(bike, choosePart(bike, build, part))
      if (fit.status === 'sold_out' || build.partIds.includes(part.id)) continue
      const [first] = after.filter((ruleId) => !before.includes(ruleId))
      expect(fit.status === 'blocked' ? fit.problem.ruleId : undefined).toBe(first)
    }
  })
})

test('a repair of what doesn’t fit has the wanted part on the bike, and fits', () => {
  check(({ bike, build, steps }) => {
    const before = blockers(bike, build)
    for (const part of steps) {
      const fit = fitOf(bike, build, part)
      if (fit.status !== 'blocked') continue
      for (const repair of fit.repairs) {
        expect(repair.build.partIds.includes(part.id) || ownParts(bike).includes(part)).toBe(true)
        expect(before).toEqual(expect.arrayContaining(blockers(bike, repair.build)))
      }
    }
  })
})

test('whoever buys nothing for an owned bike has no problem', () => {
  check(({ bike, build }, limit) => {
    const owned = { ...bike, owned: bike.owned ?? [] }
    expect(problemsOf(owned, { ...build, partIds: [] }, limit)).toEqual([])
  })
})
