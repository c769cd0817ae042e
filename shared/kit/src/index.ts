export { PlatformProvider, usePlatform } from './platform.tsx'
export { createQueryClient } from './query-client.ts'
export { useStream } from './use-stream.ts'
export { useTitle } from './use-title.ts'
