import type { CreditsData, CustomerData, CustomerListData, CustomerRowData } from '@nireeka/contracts/api'

/** A row of the list, as the API sends it. */
export const customerRow = (id: number, change: Partial<CustomerRowData> = {}): CustomerRowData => ({
  id,
  name: 'Anna Berg',
  email: 'anna@example.com',
  user_name: `anna-${id}`,
  role: 'customer',
  joined_at: '2026-05-01T12:00:00Z',
  last_seen_at: '2026-11-01T12:00:00Z',
  order_count: 2,
  spent: 238,
  is_blocked: false,
  is_merged: false,
  deletion_due_at: null,
  ...change,
})

/** A page of the list, as the API sends it. */
export const customerPage = (items: CustomerRowData[], total = items.length): CustomerListData => ({
  items,
  page: 1,
  per_page: 50,
  total,
})

/** A member's account, as the API sends it. */
export const customer = (change: Partial<CustomerData> = {}): CustomerData => ({
  id: 7,
  name: 'Anna Berg',
  email: 'anna@example.com',
  user_name: 'anna-7',
  role: 'customer',
  areas: [],
  joined_at: '2026-05-01T12:00:00Z',
  is_own: false,
  has_second_factor: true,
  block: null,
  sessions: [
    {
      id: 'a',
      device: 'Firefox on Linux',
      started_at: '2026-11-01T09:00:00Z',
      last_seen_at: '2026-11-01T12:00:00Z',
    },
  ],
  export: null,
  deletion: null,
  merged_into: null,
  merged: [],
  version: 3,
  ...change,
})

export const PURCHASES = {
  order_count: 1,
  spent: 119,
  orders: [{ id: 1, number: 'NK-1001', status: 'paid', placed_at: '2026-11-01T12:00:00Z', total: 119 }],
  bikes: [{ id: 4, title: 'Nireeka Prime', serial_number: 'NKP-26-000123' }],
  address_count: 2,
}

export const SUPPORT = {
  tickets: [
    {
      id: 5,
      number: 'T-10005',
      subject: 'A rattling noise',
      state: 'open',
      updated_at: '2026-11-02T12:00:00Z',
    },
  ],
  gets_newsletter: true,
}

export const CREDITS: CreditsData = {
  balance: 20,
  expiring: [],
  items: [
    {
      id: 1,
      kind: 'welcome',
      amount: 20,
      expires_at: null,
      note: null,
      order: null,
      created_at: '2026-05-01T12:00:00Z',
      balance_after: 20,
    },
  ],
  page: 1,
  per_page: 20,
  total: 1,
}
