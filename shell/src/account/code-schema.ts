export { CodeLogin as schema } from '@nireeka/contracts/api'
