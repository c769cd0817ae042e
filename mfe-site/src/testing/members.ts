import type { Session, User } from '@nireeka/contracts'

export const ann: User = {
  id: 1,
  name: 'Ann',
  last_name: 'Rider',
  email: 'ann@example.com',
  avatar: null,
  user_name: 'ann',
  is_admin: 0,
  unit: 0,
}

export const asMember = (change: Partial<User> = {}): Session => ({
  status: 'member',
  user: { ...ann, ...change },
})
