export { type ServedPage, toRoutes } from './served-page.ts'
export { takeOver } from './take-over.ts'
