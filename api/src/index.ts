export { openAdminCreation } from './identity/index.ts'
export { type Backend, type BackendOptions, openBackend } from './backend.ts'
export {
  backUp,
  BackupError,
  NoRegistry,
  openDatabase,
  openRegistry,
  restore,
  startServer,
} from './platform/index.ts'
