import type { Build } from './bike.ts'
import { toCode } from './code.ts'

/** Returns the configurator's path for a build, on this site and the same for every visitor. */
export function pathOfBuild(slug: string, build: Build): string {
  const code = toCode(build)
  return code ? `/configurator/${slug}?build=${code}` : `/configurator/${slug}`
}
