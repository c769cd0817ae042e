import type { Generated } from 'kysely'

export interface AttemptTables {
  tries: {
    what: Limit
    who: Buffer
    times: Date[]
    rests: Generated<number>
    rest_until: Date | null
    changed_at: Date
  }
}

export type Limit =
  | 'sign in from network, account'
  | 'sign in from device, account'
  | 'sign in, account'
  | 'sign in, network'
  | 'code from network, account'
  | 'code from device, account'
  | 'code, account'
  | 'code, network'
  | 'lockout email, account'
  | 'code lockout email, account'
  | 'registration email, account'
  | 'reset, account'
  | 'reset, network'
  | 'email change, account'
  | 'email change, address'
  | 'staff invitation, account'
  | 'staff invitation, address'
  | 'staff invitation, network'
  | 'gift card, account'
  | 'promo, account'
  | 'promo, network'
  | 'review, account'
  | 'stock alert, account'
  | 'stock alert, network'
  | 'contact, network'
  | 'help vote, network'
  | 'search miss, network'
  | 'order email, order'
