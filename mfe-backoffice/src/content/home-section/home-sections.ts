import { HomeSectionContent } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'

import { defineKind } from '../content-kind.ts'
import { HomeSectionFields } from './home-section-fields.tsx'
import { sectionText } from './section-text.ts'

const Form = formSchema(HomeSectionContent.safeExtend({ version: z.int() }))
export type HomeSectionSchema = typeof Form

/** The sections of the home page, and their order. Nothing can be added. */
export const HOME_SECTIONS = defineKind<HomeSectionSchema>({
  kind: 'home-section',
  nouns: ['section', 'sections'],
  title: 'Home page',
  lead: 'The words and pictures of each section, their order, and which of them are shown.',
  schema: Form,
  empty: null,
  Fields: HomeSectionFields,
  show: sectionText,
  pageOf: () => '/',
})
