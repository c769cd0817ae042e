import { type Http, isHttpError } from '@nireeka/contracts'
import type { WarrantyData } from '@nireeka/contracts/api'

/** What the check has found. A wrong form and an unreachable server are errors of the call. */
export type Checked = { status: 'found'; warranty: WarrantyData } | { status: 'unknown'; serial: string }

/** Blanks and small letters are forgiven, here as on the server. */
export const tidySerial = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '')

export async function checkSerial(http: Http, typed: string): Promise<Checked> {
  const serial = tidySerial(typed)
  try {
    const { data } = await http.get('/api/warranty', { query: { serial } })
    return { status: 'found', warranty: data }
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return { status: 'unknown', serial }
    throw error
  }
}
