import { type Session, type StaffArea, USUAL_AREAS } from '@nireeka/contracts'
import { BehaviorSubject } from 'rxjs'

/** Returns a staff session for tests; is_admin 9 is an admin, 1 an agent, who works in the usual areas unless said otherwise. */
export const staff = (
  is_admin: number,
  areas: readonly StaffArea[] = is_admin === 1 ? USUAL_AREAS : [],
  lacks_second_factor = false,
) =>
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
      areas,
      lacks_second_factor,
      unit: 0,
    },
  })
