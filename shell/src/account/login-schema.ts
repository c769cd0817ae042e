export { Login as schema } from '@nireeka/contracts/api'
