import { useVersionedChange } from '../../changes/use-versioned-change.ts'
import { type Customer, customerKey } from '../customer.api.ts'

const ABOUT = { keyOf: ({ id }: Customer) => customerKey(id), list: 'customers' }

/** Returns the function that changes an account, and what the caller has last seen of it if somebody else has changed it. */
export const useCustomerChange = () => useVersionedChange<Customer>(ABOUT)
