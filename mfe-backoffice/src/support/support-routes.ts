import { lazyPage } from '@nireeka/ui'
import type { ComponentType } from 'react'

/** The pages are one chunk: the remote’s entry names every chunk, and has a budget. */
const pages = () => import('./pages.ts')

/** Returns the pages by which staff answer tickets. */
export const supportRoutes = (layout: ComponentType) =>
  [
    {
      path: '/backoffice/tickets',
      title: 'Support',
      description: 'Tickets that wait for an answer.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.QueuePage)),
    },
    {
      path: '/backoffice/tickets/figures',
      layout,
      page: lazyPage(() => pages().then((module) => module.FiguresPage)),
    },
    {
      path: '/backoffice/tickets/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.TicketPage)),
    },
    {
      path: '/backoffice/canned-answers',
      title: 'Canned answers',
      description: 'What support answers often.',
      access: 'staff',
      skeleton: 'table',
      kind: 'dashboard',
      layout,
      page: lazyPage(() => pages().then((module) => module.CannedAnswersPage)),
    },
    {
      path: '/backoffice/canned-answers/new',
      layout,
      page: lazyPage(() => pages().then((module) => module.NewCannedAnswerPage)),
    },
    {
      path: '/backoffice/canned-answers/:id',
      layout,
      page: lazyPage(() => pages().then((module) => module.CannedAnswerPage)),
    },
  ] as const
