import type { Build } from './bike.ts'
import { toCode } from './code.ts'

/** Returns where the configurator goes on with a build: a path of this site that means the same for everybody. */
export function pathOfBuild(slug: string, build: Build): string {
  const code = toCode(build)
  return code ? `/configurator/${slug}?build=${code}` : `/configurator/${slug}`
}
