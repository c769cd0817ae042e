import type { Route, RouteRow } from './route.ts'

/**
 * Returns the route table of the shell or of a remote, one row per page. Types ensure that a row's loader and meta
 * match its path.
 */
export const defineRoutes = <const Paths extends readonly string[]>(
  rows: readonly [...{ [Index in keyof Paths]: RouteRow<Paths[Index]> }],
): readonly Route[] =>
  // The types differ in the parameters only: a loader is called with those of its own row's path.
  rows as unknown as readonly Route[]
