export { CustomersPage } from './customers-page.tsx'
export { CustomerPage } from './page/customer-page.tsx'
export { StaffMemberPage } from '../staff/page/staff-member-page.tsx'
export { StaffPage } from '../staff/staff-page.tsx'
