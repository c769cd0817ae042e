import { TextPage } from '../information/text-page.tsx'
import { CookieSettings } from './cookie-settings.tsx'
import { STORED_ENTRIES } from './stored-entries.ts'

/** The privacy policy, with the cookie settings. */
export const PrivacyPage = () => (
  <TextPage
    textKey="privacypolicy"
    title="Privacy policy"
    isNumbered
    tables={STORED_ENTRIES}
    more={{ id: 'cookie-settings', title: 'Cookie settings', content: <CookieSettings /> }}
  />
)
