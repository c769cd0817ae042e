import { useGivenBuilder } from '../bike-build/builder-context.ts'
import { SummaryStep } from '../summary/summary-step.tsx'

export const SummaryPage = () => <SummaryStep builder={useGivenBuilder()} />
