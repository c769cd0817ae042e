import type { CspReportData } from '@nireeka/contracts/api'

/** The directives of shell/server/content-security.ts with those that browsers report in their place. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
])
/** What stands for a directive or a source that isn't told apart. */
export const OTHER = 'other'
const MOST_LETTERS = 100
/** Matches a source that is no address: inline, eval, data, or the scheme of a browser extension. */
const WORD = /^[a-z][a-z-]{0,30}$/

/** Returns the directive and the source that a report counts for. Of the addresses in it, only the host is kept. */
export function reportKey(report: CspReportData): { directive: string; source: string } {
  const [violated = ''] = report['violated-directive'].split(' ')
  const directive = report['effective-directive'] || violated
  return {
    directive: DIRECTIVES.has(directive) ? directive : OTHER,
    source: sourceOf(report['blocked-uri'], hostOf(report['document-uri'])),
  }
}

function sourceOf(blocked: string, ownHost: string | null): string {
  if (WORD.test(blocked)) return blocked
  const host = hostOf(blocked)
  if (!host || host.length > MOST_LETTERS) return OTHER
  return host === ownHost ? 'self' : host
}

const hostOf = (address: string): string | null => (URL.canParse(address) && new URL(address).host) || null
