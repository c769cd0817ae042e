import { aboutUs } from '../content/about-us.ts'
import { returnsAndRefunds } from '../content/rrpolicy.ts'
import { terms } from '../content/terms.ts'
import { TextPage } from './text-page.tsx'

export const AboutPage = () => <TextPage text={aboutUs} />

export const TermsPage = () => <TextPage text={terms} />

export const ReturnsPage = () => <TextPage text={returnsAndRefunds} />
