import * as z from '@nireeka/contracts/zod'

import { INFORMATION_TEXT } from './texts.ts'

/** The text of an information page. */
export const TextContent = z.strictObject({ kind: z.literal('text'), ...INFORMATION_TEXT })
export type TextContentData = z.output<typeof TextContent>
