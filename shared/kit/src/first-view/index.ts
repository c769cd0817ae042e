export { takeOver } from './take-over.ts'
