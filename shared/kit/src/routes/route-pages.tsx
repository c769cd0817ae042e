import { Navigate, Route as RouterRoute, Routes } from '@nireeka/kit/router'
import type { ComponentType } from 'react'

import type { Route } from './route.ts'

interface Props {
  routes: readonly Route[]
}

/** Renders the page of the current address. */
export const RoutePages = ({ routes }: Props) => (
  <Routes>
    {byLayout(routes).map(([Layout, rows], index) => (
      <RouterRoute key={index} element={Layout && <Layout />}>
        {rows.map(({ path, page: Page, movedTo }) => (
          <RouterRoute
            key={path}
            path={path}
            element={movedTo === undefined ? Page && <Page /> : <Navigate to={movedTo} replace />}
          />
        ))}
      </RouterRoute>
    ))}
  </Routes>
)

/** Groups routes with the same layout below one element, so that the layout stays mounted between them. */
function byLayout(routes: readonly Route[]) {
  const groups = new Map<ComponentType | undefined, Route[]>()
  for (const route of routes) {
    const group = groups.get(route.layout) ?? []
    groups.set(route.layout, [...group, route])
  }
  return [...groups]
}
