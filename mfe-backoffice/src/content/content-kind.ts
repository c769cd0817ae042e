import type { ContentKindName } from '@nireeka/contracts/api'
import type { input, ZodType } from '@nireeka/contracts/zod'
import type { ComponentType } from 'react'

import type { ConflictTexts } from '../form/conflict.tsx'
import type { ContentForm } from './use-content-form.ts'

type Body = { version: number } & Record<string, unknown>

/**
 * The schema of a kind's form: `formSchema(AnnouncementContent.safeExtend({ version: z.int() }))`. Its values have our
 * names, with the fields `kind` and `version`.
 */
export type ContentSchema = ZodType<Body, Body>

/** What the pages of the back office have to know of a kind of content. */
export interface ContentKind<Schema extends ContentSchema = ContentSchema> extends ConflictTexts {
  kind: ContentKindName
  /** What its items are called: ['announcement', 'announcements']. */
  nouns: readonly [one: string, many: string]
  title: string
  lead: string
  schema: Schema
  /** The values of a new one; null where nothing can be added. */
  empty: Omit<input<Schema>, 'version'> | null
  /** The form's `EditSection`s. */
  Fields: ComponentType<{ form: ContentForm<Schema> }>
  /** Returns the public page that shows it: '/'. */
  pageOf: (key: string) => string
}

/** Returns a kind as the pages take it, which pass its own values on to it alone. */
export const defineKind = <Schema extends ContentSchema>(kind: ContentKind<Schema>) =>
  kind as unknown as ContentKind
