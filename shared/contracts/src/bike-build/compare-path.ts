import type { Build } from './bike.ts'
import { toCode } from './code.ts'

/** A bike and its build, as in an address. */
export interface BuildRef {
  slug: string
  build: Build
}

/** The query parameters of a comparison's address, in the order of its columns. */
export const COMPARED_NAMES = ['one', 'two', 'three'] as const

/** The most builds that are compared. */
export const MOST_COMPARED = COMPARED_NAMES.length

/**
 * Returns the path of the comparison of up to three builds. A column that is still to be picked is null, and isn't in
 * the path.
 */
export function comparePath(builds: ReadonlyArray<BuildRef | null>): string {
  const query = new URLSearchParams()
  for (const [index, name] of COMPARED_NAMES.entries()) {
    const build = builds[index]
    if (build) query.set(name, toText(build))
  }
  return query.size > 0 ? `/configurator/compare?${query}` : '/configurator/compare'
}

/** Returns a bike's slug and a build's code as text: nyx.1-w-4 */
const toText = ({ slug, build }: BuildRef) => [slug, toCode(build)].filter(Boolean).join('.')
