import { expect, test } from 'vitest'

import { faultsOf } from './api.mjs'

const TABLES = {
  path: 'identity/tables.ts',
  text: 'export interface IdentityTables {\n  users: {\n    id: number\n  }\n}\n',
}
const VIEWS = {
  path: 'identity/views.ts',
  text: "export const views = {\n  users: {\n    columns: ['id', 'name'],\n    readers: ['sales'],\n    reason: 'Orders name their buyers.',\n  },\n}\n",
}
const READER = { path: 'sales/orders.ts', text: "db.selectFrom('users as buyer').select('buyer.name')" }

/** @param {string} path @param {string} text */
const faultsWith = (path, text) => faultsOf([TABLES, VIEWS, READER, { path, text }])

test('what lies beside the API’s sources is no domain', () => {
  expect(faultsWith('backend.ts', "import { seeds } from '../seed/index.ts'")).toEqual([])
})

test('a declared view may be read, and an entry imported', () => {
  expect(faultsWith('sales/cart.ts', "import { lockMember } from '../identity/index.ts'")).toEqual([])
})

test.each([
  [
    'an import past the entry',
    'sales/cart.ts',
    "import { lockMember } from '../identity/members.ts'",
    'go through identity/index.ts',
  ],
  [
    'a type past the entry',
    'sales/cart.ts',
    "import type { Caller } from '../platform/http/access.ts'",
    'go through platform/index.ts',
  ],
  [
    'a table that another domain writes',
    'sales/cart.ts',
    "db.updateTable('users').set({ name })",
    'writes users, which only identity writes',
  ],
  ['the same in SQL', 'sales/cart.ts', 'sql`delete from users`', 'writes users, which only identity writes'],
  [
    'a read that is not declared',
    'bikes/saved.ts',
    "db.selectFrom('users').select('id')",
    'declare it in identity/views.ts',
  ],
  [
    'a join that is not declared',
    'bikes/saved.ts',
    "db.innerJoin('users as owner', 'owner.id', 'x.id')",
    'declare it in identity/views.ts',
  ],
  [
    'a read that is not declared, in SQL',
    'bikes/saved.ts',
    'sql`select id from users`',
    'declare it in identity/views.ts',
  ],
  [
    'a column that no view lists',
    'sales/cart.ts',
    "db.selectFrom('users as buyer').select('buyer.password_hash')",
    'reads password_hash',
  ],
  ['a table by a variable', 'sales/cart.ts', "db.selectFrom(table).select('id')", 'from a variable'],
])('%s is a fault', (_what, path, text, sentence) => {
  expect(faultsWith(path, text).join(' ')).toContain(sentence)
})

test('domains that import one another in a circle are a fault, by types as well', () => {
  const faults = faultsOf([
    { path: 'identity/a.ts', text: "import { b } from '../bikes/index.ts'" },
    { path: 'bikes/b.ts', text: "import { c } from '../sales/index.ts'" },
    { path: 'sales/c.ts', text: "import type { A } from '../identity/index.ts'" },
  ])
  expect(faults).toContain('These domains import one another in a circle: bikes, identity, sales.')
  expect(faults).toContain(
    'identity/a.ts imports bikes, which comes after it: let app.ts give it what it needs.',
  )
})

test('a view that nothing reads is a fault', () => {
  expect(faultsOf([TABLES, VIEWS])).toEqual(['Nothing reads the view identity.users for sales.'])
})
