import { TextPage } from './text-page.tsx'

export const ReturnsPage = () => <TextPage textKey="rrpolicy" title="Returns and refunds" hasSummary />
