export { type Backend, type BackendOptions, openBackend } from './backend.ts'
