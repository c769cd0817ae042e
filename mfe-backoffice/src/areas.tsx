import { Outlet } from '@nireeka/kit/router'
import { createContext, use } from 'react'

import type { Waiting } from './overview/waiting.api.ts'

/** A page of an area that has several. */
export interface AreaPage {
  label: string
  path: string
}

/** An area of the back office, as the navigation and the command palette lead to it. */
export interface Area {
  label: string
  path: string
  /**
   * Agents work there, too; all others are for admins only (spec, section 6). It isn't called `access`, because builds
   * for browsers take that out of files with routes.
   */
  isForAgents?: boolean
  /** Its pages, where it has several; the first one is at the area's own path. */
  pages?: readonly AreaPage[]
  /** Returns how much waits there. */
  count?: (waiting: Waiting) => number
}

const AreasContext = createContext<readonly Area[]>([])

/** Returns the layout of all pages, which tells them the areas; the route table calls it. */
export const layoutWith = (areas: readonly Area[]) =>
  function BackOffice() {
    return (
      <AreasContext value={areas}>
        <Outlet />
      </AreasContext>
    )
  }

/** Returns the areas that a member of staff may open, in the order of the navigation. */
export const useAreas = (isAdmin: boolean) =>
  use(AreasContext).filter(({ isForAgents }) => isAdmin || isForAgents)

/** Tells whether an address is a page, or below it: `/backoffice/orders/1` is below `/backoffice/orders`. */
export const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/backoffice' && pathname.startsWith(`${path}/`))

/** Tells whether one of an area's pages, or one below it, is shown. */
export const isIn = (pathname: string, { path, pages = [] }: Pick<Area, 'path' | 'pages'>) =>
  [path, ...pages.map((page) => page.path)].some((one) => isAt(pathname, one))

/** Returns the page of an area that is shown, or the nearest one above it: help's synonyms aren't its topics. */
export const pageAt = (pathname: string, pages: readonly AreaPage[]) =>
  pages
    .filter(({ path }) => isAt(pathname, path))
    .toSorted((a, b) => b.path.length - a.path.length)
    .at(0)
