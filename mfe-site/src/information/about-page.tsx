import { aboutUs } from '../content/about-us.ts'
import { TextPage } from './text-page.tsx'

export const AboutPage = () => <TextPage text={aboutUs} />
