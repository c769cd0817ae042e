export type { ServedPage } from './served-page.ts'
export { takeOver } from './take-over.ts'
