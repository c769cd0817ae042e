import { HOME_SECTION_NAMES } from '@nireeka/contracts/api'

import { textOf } from '../../form/field-texts.ts'
import { readable } from '../../labels.ts'
import type { Section } from './section.ts'

const NAMES: Readonly<Record<string, string | undefined>> = HOME_SECTION_NAMES

/** Returns the name of a section, also of one that this release doesn't know. */
export const sectionName = (type: string) => NAMES[type] ?? readable(type)

/** Returns a section as a person compares it, one text per line; undefined for other fields. */
export function sectionText(field: string, value: unknown): string | undefined {
  if (field !== 'section') return undefined
  const { type, data } = value as Section
  if (type !== 'order') return textsIn(data).join('\n')
  const names = data.sections.map((it) => `${sectionName(it.type)}${it.isShown ? '' : ' (hidden)'}`)
  return names.join('\n')
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [textOf(value)]
