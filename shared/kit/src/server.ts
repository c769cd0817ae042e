export { serverBundle, serverRemote } from './server-rendering/server-bundle.tsx'
export { serverPlatform } from './server-rendering/server-platform.ts'
