import type { Access } from '@nireeka/contracts'
import { Outlet } from '@nireeka/kit/router'
import type { IconName } from '@nireeka/ui'
import { createContext, use } from 'react'

/** An area of the back office, as the navigation and the command palette lead to it. */
export interface Area {
  label: string
  path: string
  icon: IconName
  /** Who works there: all staff, or admins only (spec, section 6). */
  access: Extract<Access, 'staff' | 'admin'>
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
  use(AreasContext).filter(({ access }) => isAdmin || access === 'staff')
