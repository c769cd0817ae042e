import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A run that ended badly counts as a failure even when no single test did. */
const atLeastOne = (failed, isGreen) => (isGreen ? failed : Math.max(failed, 1))

export function countVitest(file, isGreen) {
  const result = read(file)
  return { passed: result?.numPassedTests ?? 0, failed: atLeastOne(result?.numFailedTests ?? 0, isGreen) }
}

export function countPlaywright(file, isGreen) {
  const stats = read(file)?.stats
  return {
    passed: stats?.expected ?? 0,
    failed: atLeastOne((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), isGreen),
  }
}
