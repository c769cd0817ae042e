import * as z from '@nireeka/contracts/zod'
import { text } from './common.ts'

const Address = text(8000).default('')

/**
 * Body of POST /api/csp-reports: what a browser reports of the content security policy, in the form of `report-uri`.
 * Its other fields are dropped.
 */
export const CspReport = z.object({
  'csp-report': z.object({
    'effective-directive': text(200).default(''),
    'violated-directive': text(2000).default(''),
    'blocked-uri': Address,
    'document-uri': Address,
  }),
})
export type CspReportData = z.output<typeof CspReport>['csp-report']
