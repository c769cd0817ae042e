export { baseConfig } from './base-config.mjs'
export { EntryFiles } from './entry-files.mjs'
export { remoteConfig } from './remote-config.mjs'
export { initialVendorChunk, shellConfig } from './shell-config.mjs'
