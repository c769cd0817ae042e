import { fakeHttp, renderRoutes } from '@nireeka/kit/testing'
import { vi } from 'vitest'

import { routes } from '../routes.ts'
import { staff } from '../sample-staff.ts'
import { CHOICES } from './sample-catalogue.ts'

interface Sent {
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

/** Returns a reply that remembers what was sent. */
export function record(...answers: unknown[]) {
  const sent: Sent[] = []
  const reply = (request: Sent) => {
    sent.push(request)
    return answers[Math.min(sent.length, answers.length) - 1]
  }
  return { sent, reply }
}

/** Opens a page of the catalogue as an admin; questions are answered with `isConfirmed`. */
export function openCatalogue(path: string, replies: Record<string, unknown>, isConfirmed = true) {
  const notify = vi.fn<(tone: string, text: string) => void>()
  const confirm = vi.fn<(question: { text: string }) => Promise<boolean>>(async () => isConfirmed)
  const { http, calls } = fakeHttp({ 'GET /api/backoffice/part-choices': CHOICES, ...replies })
  renderRoutes(routes, path, { http, session$: staff(9), notify, confirm })
  return { calls, notify, confirm }
}
