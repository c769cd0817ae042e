import type { InformationTextData, TextKey } from '@nireeka/contracts/api'

import type { Db } from '../../src/platform/database/open-database.ts'
import { aboutUs } from './about-us.ts'
import { contact } from './contact.ts'
import { dealersIntroduction } from './dealers.ts'
import { faq } from './faq.ts'
import { privacyPolicy } from './privacypolicy.ts'
import { returnsAndRefunds } from './rrpolicy.ts'
import { terms } from './terms.ts'
import { warranty } from './warranty.ts'

interface SeededText {
  text: InformationTextData
  changedOn?: string
}

/** The texts of the information pages as a shop begins with them. */
export const seededTexts: Record<TextKey, SeededText> = {
  'about-us': { text: aboutUs },
  contact: { text: contact },
  dealers: { text: dealersIntroduction },
  faq: { text: faq },
  privacypolicy: { text: privacyPolicy, changedOn: '2026-11-29' },
  rrpolicy: { text: returnsAndRefunds, changedOn: '2026-11-02' },
  terms: { text: terms, changedOn: '2026-11-02' },
  warranty: { text: warranty, changedOn: '2026-11-02' },
}

export async function seedTexts(db: Db) {
  const rows = Object.entries(seededTexts).map(([key, { text, changedOn = null }]) => ({
    key: key as TextKey,
    data: JSON.stringify(text),
    changed_on: changedOn,
  }))
  await db.insertInto('information_texts').values(rows).execute()
}
