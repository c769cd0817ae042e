import { TextPage } from './text-page.tsx'

export const AboutPage = () => <TextPage textKey="about-us" title="About us" />
