import { BADGE_YEAR, COPYRIGHT_YEAR, EMAIL_PREVIEW_LENGTH } from '@nireeka/contracts'
import { expect, test } from 'vitest'

import {
  FOOTER_GROUPS,
  GAME_LINK,
  GUEST_LINKS,
  NAV_LINKS,
  SOCIAL_LINKS,
  SUPPORT_LINK,
  USER_LINKS,
} from './links.ts'

const addresses = (links: ReadonlyArray<{ to: string }>) => links.map(({ to }) => to)

test('the top navigation has the specification’s links, in its order', () => {
  expect(addresses(NAV_LINKS)).toEqual([
    '/configurator',
    '/shop/accessories',
    '/shop/spares',
    '/help-center',
    '/forum',
    '/dashboard',
    '/contact',
  ])
  expect(NAV_LINKS[0]?.label).toBe('E-Bikes')
})

test('the user menu has the specification’s entries, in its order', () => {
  expect(USER_LINKS).toEqual([
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/dashboard/profile', label: 'Profile' },
    { to: '/dashboard/orders', label: 'Orders' },
    { to: '/dashboard/settings', label: 'Settings' },
    { to: '/dashboard/payments', label: 'Payments' },
    { to: '/dashboard/credits', label: 'Credits' },
    { to: '/dashboard/support', label: 'Support' },
  ])
})

test('a phone’s menu offers Login and Register to whoever is logged out', () => {
  expect(GUEST_LINKS).toEqual([
    { to: '/login', label: 'Login' },
    { to: '/register', label: 'Register' },
  ])
})

test.each([
  ['Bikes', ['/configurator/nireeka-prime', '/configurator/nireeka-homie', '/configurator/nyx']],
  ['Accessories', ['/shop/accessories/1', '/shop/accessories/3', '/shop/accessories/7']],
  ['Support', ['/contact', '/faq', '/user-manual', '/help-center', '/warranty']],
  ['Company', ['/dealers', '/about-us', '/privacypolicy', '/terms', '/rrpolicy']],
  ['Website', ['/register', '/login', '/dashboard', '/forum/1']],
])('the footer’s group %s has the specification’s links', (heading, links) => {
  const group = FOOTER_GROUPS.find((it) => it.heading === heading)
  expect(addresses(group?.links ?? [])).toEqual(links)
})

test('the footer has five groups', () => {
  expect(FOOTER_GROUPS.map(({ heading }) => heading)).toEqual([
    'Bikes',
    'Accessories',
    'Support',
    'Company',
    'Website',
  ])
})

test('Find Out More leads to a dashboard support page, the game to another site', () => {
  expect(SUPPORT_LINK).toEqual({ to: '/dashboard/support', label: 'Find Out More' })
  expect(GAME_LINK.to).toMatch(/^https:\/\//)
})

test('social links: Facebook, Instagram, YouTube, Twitter', () => {
  expect(SOCIAL_LINKS.map(({ label }) => label)).toEqual(['Facebook', 'Instagram', 'YouTube', 'Twitter'])
})

test('the badge shows 2022, the copyright 2021, and an email is cut at 19 characters', () => {
  expect([BADGE_YEAR, COPYRIGHT_YEAR, EMAIL_PREVIEW_LENGTH]).toEqual([2022, 2021, 19])
})
