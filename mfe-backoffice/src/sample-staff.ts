import type { Session } from '@nireeka/contracts'
import { BehaviorSubject } from 'rxjs'

/** Returns a staff session for tests; is_admin 9 is an admin, 1 an agent. */
export const staff = (is_admin: number) =>
  new BehaviorSubject<Session>({
    status: 'member',
    user: {
      id: 6,
      name: 'Ada',
      last_name: 'Steward',
      email: 'ada@example.com',
      avatar: null,
      user_name: 'ada',
      is_admin,
      unit: 0,
    },
  })
