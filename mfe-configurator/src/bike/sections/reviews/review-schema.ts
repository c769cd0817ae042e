export { ReviewInput as schema } from '@nireeka/contracts/api'
