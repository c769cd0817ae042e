import type { Access, RemoteRegistry, Session } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import { asMember } from '../testing/members.ts'
import { likelyNext } from './likely-next.ts'

const remote = (name: string, path: string, access: Access = 'guest') => ({
  name,
  version: '1',
  manifest: '',
  routes: [{ path, access, title: name, description: '' }],
})
const LIST: RemoteRegistry = {
  remotes: [
    remote('configurator', '/configurator'),
    remote('shop', '/shop/accessories'),
    remote('dashboard', '/dashboard', 'member'),
    remote('backoffice', '/backoffice', 'admin'),
  ],
}
const guest: Session = { status: 'guest' }

test.each([
  ['/', guest, ['/configurator', '/shop/accessories']],
  ['/configurator/nyx', guest, ['/shop/accessories']],
  ['/configurator/nyx', asMember(), ['/shop/accessories', '/dashboard']],
  ['/shop/accessories/1', asMember({ is_admin: 9 }), ['/configurator', '/dashboard']],
] as const)('from %s the likely next are the navigation’s first that may be entered', (path, who, next) => {
  expect(likelyNext(LIST, path, who)).toEqual(next)
})
