export { openAdminCreation } from './identity/index.ts'
export { type Backend, type BackendOptions, openBackend } from './backend.ts'
export { NoRegistry, openRegistry, startServer } from './platform/index.ts'
