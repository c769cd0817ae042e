import type { PageKindName } from '@nireeka/contracts/api'

const KINDS: ReadonlyArray<readonly [string, PageKindName]> = [
  ['/configurator', 'configurator'],
  ['/shop', 'shop'],
  ['/help-center', 'help'],
  ['/forum', 'forum'],
  ['/dashboard', 'dashboard'],
  ['/backoffice', 'dashboard'],
  ['/login', 'account'],
  ['/register', 'account'],
]

/** What kind of page an address is: all that the statistics know of it. */
export function pageKindOf(pathname: string): PageKindName {
  if (pathname === '/') return 'home'
  const known = KINDS.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))
  return known ? known[1] : 'information'
}
