import { TextPage } from './text-page.tsx'

export const TermsPage = () => <TextPage textKey="terms" title="Terms" isNumbered />
