export { openAdminCreation } from './identity/index.ts'
export { type Backend, type BackendOptions, openBackend } from './backend.ts'
export { backUp, BackupError, openDatabase, restore, startServer } from './platform/index.ts'
