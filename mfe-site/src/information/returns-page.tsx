import { returnsAndRefunds } from '../content/rrpolicy.ts'
import { TextPage } from './text-page.tsx'

export const ReturnsPage = () => <TextPage text={returnsAndRefunds} />
