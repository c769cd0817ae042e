import { aboutUs } from './about-us.ts'
import { faq } from './faq.ts'
import type { InformationText } from './information-text.ts'
import { privacyPolicy } from './privacypolicy.ts'
import { returnsAndRefunds } from './rrpolicy.ts'
import { terms } from './terms.ts'
import { warranty } from './warranty.ts'

/** The pages that are all text, by their path. */
export const INFORMATION_TEXTS: Readonly<Record<string, InformationText>> = {
  '/faq': faq,
  '/warranty': warranty,
  '/about-us': aboutUs,
  '/privacypolicy': privacyPolicy,
  '/terms': terms,
  '/rrpolicy': returnsAndRefunds,
}
