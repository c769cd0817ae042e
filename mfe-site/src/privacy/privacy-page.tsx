import { privacyPolicy } from '../content/privacypolicy.ts'
import { TextPage } from '../information/text-page.tsx'
import { CookieSettings } from './cookie-settings.tsx'

/** The privacy policy, with the cookie settings. */
export const PrivacyPage = () => (
  <TextPage
    text={privacyPolicy}
    more={{ id: 'cookie-settings', title: 'Cookie settings', content: <CookieSettings /> }}
  />
)
