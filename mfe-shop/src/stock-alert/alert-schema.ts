export { StockAlertInput as schema } from '@nireeka/contracts/api'
