export { CustomersPage } from './customers-page.tsx'
export { CustomerPage } from './page/customer-page.tsx'
