export { ForgetPassword as schema } from '@nireeka/contracts/api'
