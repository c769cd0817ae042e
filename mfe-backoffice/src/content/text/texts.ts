import { TextContent } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'
import { formSchema } from '@nireeka/kit/form-schema'

import { defineKind } from '../content-kind.ts'
import { TextFields } from './text-fields.tsx'
import { showTextField } from './text-values.ts'

const Form = formSchema(TextContent.safeExtend({ version: z.int() }))
export type TextSchema = typeof Form

/** The texts of the information pages. Each has come with the shop; none is added or withdrawn. */
export const TEXTS = defineKind<TextSchema>({
  kind: 'text',
  nouns: ['text', 'texts'],
  title: 'Information texts',
  lead: 'What the information pages say: questions, warranty, contact, terms and the others.',
  schema: Form,
  empty: null,
  Fields: TextFields,
  labels: { ways: 'Ways to reach us' },
  show: showTextField,
  pageOf: (key) => `/${key}`,
})
