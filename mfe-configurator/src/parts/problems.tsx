import type { Builder } from '../bike-build/builder.ts'
import { ProblemList } from './problem-list.tsx'

/**
 * Lists the build's conflicts. What the law of a country says stands where the country is chosen; upgrades have no
 * country here, so theirs is listed, too.
 */
export function Problems({ builder }: { builder: Builder }) {
  const { bike, problems } = builder
  const listed = bike.owned ? problems : problems.filter(({ isWarning }) => !isWarning)
  return <ProblemList builder={builder} problems={listed} resolved="Everything fits together." />
}
