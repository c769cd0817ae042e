import { type Http, isHttpError } from '@nireeka/contracts'
import type { WarrantyData } from '@nireeka/contracts/api'
import { type InOurNames, inOurNames } from '@nireeka/kit'

export type Warranty = InOurNames<WarrantyData>

/** The check's result. An invalid number or an unreachable server is an error of the call instead. */
export type Checked = { status: 'found'; warranty: Warranty } | { status: 'unknown'; serial: string }

/** Returns the serial number in capitals without blanks; the server does the same. */
export const tidySerial = (typed: string) => typed.toUpperCase().replaceAll(/\s/g, '')

export async function checkSerial(http: Http, typed: string): Promise<Checked> {
  const serial = tidySerial(typed)
  try {
    const { data } = await http.get('/api/warranty', { query: { serial } })
    return { status: 'found', warranty: inOurNames(data) }
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return { status: 'unknown', serial }
    throw error
  }
}
