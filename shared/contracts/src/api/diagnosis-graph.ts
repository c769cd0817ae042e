interface Check {
  key: string
  answers: ReadonlyArray<{ to: string }>
}

export interface DiagnosisGraph {
  checks: readonly Check[]
  outcomes: ReadonlyArray<{ key: string }>
}

/** What is wrong with a guide, and where: `['checks', 1, 'answers', 0, 'to']`. */
export interface GraphFault {
  path: Array<string | number>
  message: string
}

/**
 * Returns what is wrong with the way through a guide, which begins at its first check. It is sound when every answer
 * leads to a check or an outcome, no check is asked twice on one path, and everything can be reached.
 */
export function faultsOfGraph({ checks, outcomes }: DiagnosisGraph): GraphFault[] {
  const places = [
    ...checks.map(({ key }, at) => ({ key, path: ['checks', at, 'key'] })),
    ...outcomes.map(({ key }, at) => ({ key, path: ['outcomes', at, 'key'] })),
  ]
  const twice = places.filter(({ key }, at) => places.findIndex((place) => place.key === key) < at)
  if (twice.length > 0) return twice.map(({ path }) => ({ path, message: 'This name is used twice.' }))

  const known = new Set(places.map(({ key }) => key))
  const loose = checks.flatMap(({ answers }, check) =>
    answers.flatMap(({ to }, at) =>
      known.has(to) ? [] : [toFault(check, at, 'This answer leads nowhere.')],
    ),
  )
  if (loose.length > 0) return loose

  const loops = loopsOf(checks)
  if (loops.length > 0) return loops
  const reached = reachedFrom(checks)
  return places
    .filter(({ key }) => !reached.has(key))
    .map(({ path }) => ({ path, message: 'No answer leads here.' }))
}

const toFault = (check: number, answer: number, message: string): GraphFault => ({
  path: ['checks', check, 'answers', answer, 'to'],
  message,
})

/** Returns the answers by which a path comes back to a check that it has passed. */
function loopsOf(checks: readonly Check[]): GraphFault[] {
  const at = new Map(checks.map(({ key }, index) => [key, index]))
  const done = new Set<number>()
  const faults: GraphFault[] = []
  const walk = (index: number, passed: ReadonlySet<number>) => {
    if (done.has(index)) return
    const path = new Set(passed).add(index)
    checks[index]?.answers.forEach(({ to }, answer) => {
      const next = at.get(to)
      if (next === undefined) return
      if (path.has(next)) faults.push(toFault(index, answer, 'This answer leads back to an earlier check.'))
      else walk(next, path)
    })
    done.add(index)
  }
  checks.forEach((_check, index) => walk(index, new Set()))
  return faults
}

function reachedFrom(checks: readonly Check[]): Set<string> {
  const reached = new Set<string>()
  const open = checks.slice(0, 1).map(({ key }) => key)
  for (const key of open) {
    if (reached.has(key)) continue
    reached.add(key)
    open.push(...(checks.find((check) => check.key === key)?.answers.map(({ to }) => to) ?? []))
  }
  return reached
}
