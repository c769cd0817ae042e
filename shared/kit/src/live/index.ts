export { useLive } from './use-live.ts'
export { useLiveQuery } from './use-live-query.ts'
