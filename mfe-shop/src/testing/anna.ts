import type { User } from '@nireeka/contracts'

export const anna: User = {
  id: 1,
  name: 'Anna',
  last_name: 'Rider',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  is_admin: 0,
  unit: 0,
}
