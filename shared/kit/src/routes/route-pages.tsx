import { Navigate, Route as RouterRoute, Routes } from '@nireeka/kit/router'
import type { ComponentType } from 'react'

import type { Route } from './route.ts'

interface Props {
  routes: readonly Route[]
}

/** The page of the present address. */
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

/** Routes that share a layout are children of one, so that it stays in place between them. */
function byLayout(routes: readonly Route[]) {
  const groups = new Map<ComponentType | undefined, Route[]>()
  for (const route of routes) {
    const group = groups.get(route.layout) ?? []
    groups.set(route.layout, [...group, route])
  }
  return [...groups]
}
