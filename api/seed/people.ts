import { ADMIN_FLAG, AGENT_FLAG, USUAL_AREAS } from '@nireeka/contracts'

import { createPasswords } from '../src/identity/passwords/passwords.ts'
import type { Db } from '../src/platform/database/open-database.ts'

const DAY_MS = 24 * 60 * 60_000

/** The password that all demo accounts share; npm start prints it. */
export const DEMO_PASSWORD = 'ride-nireeka-2021'

/** `joined`: how many days ago, before the first order; without it today. */
const PEOPLE = [
  {
    email: 'anna@example.com',
    name: 'Anna',
    last_name: 'Berg',
    user_name: 'anna',
    joined: 420,
    height_cm: 172,
    what: 'member with orders',
  },
  {
    email: 'ben@example.com',
    name: 'Ben',
    last_name: 'Okafor',
    user_name: 'ben',
    joined: 210,
    unit: 1,
    what: 'member, imperial units',
  },
  {
    email: 'cara@example.com',
    name: 'Cara',
    last_name: 'Lind',
    user_name: 'cara',
    what: 'new member, nothing yet',
  },
  {
    email: 'dev@example.com',
    name: 'Devanshu-Alexandros',
    last_name: 'Chattopadhyay-Papadimitropoulos',
    user_name: 'devanshu',
    joined: 980,
    what: 'forum regular with a long name',
  },
  {
    email: 'eve@example.com',
    name: 'Eve',
    last_name: 'Moreau',
    user_name: 'eve',
    joined: 150,
    what: 'member',
  },
  {
    email: 'admin@example.com',
    name: 'Ada',
    last_name: 'Steward',
    user_name: 'ada-nireeka',
    joined: 1500,
    is_admin: ADMIN_FLAG,
    what: 'admin',
  },
  {
    email: 'agent@example.com',
    name: 'Agnes',
    last_name: 'Porter',
    user_name: 'agnes-nireeka',
    joined: 1200,
    is_admin: AGENT_FLAG,
    areas: [...USUAL_AREAS],
    what: 'support agent',
  },
]

export const DEMO_ACCOUNTS = PEOPLE.map(({ email, what }) => ({ email, password: DEMO_PASSWORD, what }))

/** Returns the email addresses of the demo accounts that the public password opens. */
export async function openDemoAccounts(db: Db): Promise<string[]> {
  const passwords = createPasswords()
  const accounts = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where(
      'email',
      'in',
      PEOPLE.map(({ email }) => email),
    )
    .execute()
  const isOpen = await Promise.all(
    accounts.map(({ password_hash }) => passwords.isRight(password_hash, DEMO_PASSWORD)),
  )
  return accounts.filter((_account, index) => isOpen[index]).map(({ email }) => email)
}

/** Inserts the demo shop's accounts. */
export async function seedPeople(db: Db) {
  const passwords = createPasswords()
  const now = Date.now()
  for (const { what: _what, joined = 0, ...person } of PEOPLE) {
    await db
      .insertInto('users')
      .values({
        ...person,
        avatar: null,
        password_hash: await passwords.hash(DEMO_PASSWORD),
        created_at: new Date(now - joined * DAY_MS),
      })
      .execute()
  }
}
