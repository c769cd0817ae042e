export { defineRoutes } from './define-routes.ts'
export type { Loader, LoaderNeeds, Meta, Route } from './route.ts'
export { RoutePages } from './route-pages.tsx'
