import { formatDate } from '@nireeka/contracts'
import { AnnouncementContent } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'

import { defineKind } from '../content-kind.ts'
import { AnnouncementFields } from './announcement-fields.tsx'

const Form = formSchema(AnnouncementContent.safeExtend({ version: z.int() }))
export type AnnouncementSchema = typeof Form

/** The announcements of the home page. */
export const ANNOUNCEMENTS = defineKind<AnnouncementSchema>({
  kind: 'announcement',
  nouns: ['announcement', 'announcements'],
  title: 'Announcements',
  lead: 'One line at the top of the home page. The newest current announcement is shown.',
  schema: Form,
  empty: { kind: 'announcement', text: '', href: '', shownFrom: null, shownTo: null },
  Fields: AnnouncementFields,
  labels: { href: 'Link', shownFrom: 'Shown from', shownTo: 'Shown until' },
  show: (field, value) =>
    (field === 'shownFrom' || field === 'shownTo') && typeof value === 'string' ? whenOf(value) : undefined,
  pageOf: () => '/',
})

const whenOf = (moment: string) => {
  const at = new Date(moment)
  return `${formatDate(at, 'shortDay', 'reader')}, ${formatDate(at, 'time', 'reader')}`
}
