import type { CustomerRole, CustomerState } from '@nireeka/contracts/api'

export const ROLE_LABELS: Record<CustomerRole, string> = {
  customer: 'Customer',
  agent: 'Agent',
  admin: 'Admin',
}

export const STATE_LABELS: Record<CustomerState, string> = {
  blocked: 'Blocked',
  deletion_asked: 'Deletion requested',
  merged: 'Merged',
}
