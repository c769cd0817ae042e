import type { Route, RouteRow } from './route.ts'

/** The table of routes of the shell or of a remote, one row per page. Each row's loader and meta fit its path. */
export const defineRoutes = <const Paths extends readonly string[]>(
  rows: readonly [...{ [Index in keyof Paths]: RouteRow<Paths[Index]> }],
): readonly Route[] =>
  // A loader gets the parameters that its own row's path has matched.
  rows as unknown as readonly Route[]
