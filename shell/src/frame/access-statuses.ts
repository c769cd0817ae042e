export { NoAccess } from './no-access.tsx'
export { StaffAreaStatus } from './staff-area-status.tsx'
