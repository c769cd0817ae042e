import { terms } from '../content/terms.ts'
import { TextPage } from './text-page.tsx'

export const TermsPage = () => <TextPage text={terms} />
