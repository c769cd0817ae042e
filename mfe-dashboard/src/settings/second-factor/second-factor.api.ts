import type { Http } from '@nireeka/contracts'
import type { PasswordAndCode } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

type Given = output<typeof PasswordAndCode>

/** A second factor that waits for its first code. */
export interface Setup {
  /** The secret in Base32, to be typed into the app. */
  secret: string
  /** What the QR code holds. */
  uri: string
}

export const beginSetup = async (http: Http): Promise<Setup> =>
  (await http.post('/api/account/second-factor', {})).data

/** Turns the second factor on; returns the recovery codes. */
export const turnOn = async (http: Http, given: Given) =>
  (await http.post('/api/account/second-factor/on', given)).data.recovery_codes

/** Replaces the recovery codes; returns the new ones. */
export const replaceRecoveryCodes = async (http: Http, given: Given) =>
  (await http.post('/api/account/second-factor/recovery-codes', given)).data.recovery_codes

export async function turnOff(http: Http, given: Given) {
  await http.post('/api/account/second-factor/off', given)
}

/**
 * The query that draws a text as a QR code: the path of its dark squares, each of the size 1, and the length of a side.
 * The code for it is loaded by whoever sets up a second factor, and the text is a secret, so that it isn't cached.
 */
export const qrCode = (text: string) =>
  queryOptions({
    queryKey: ['qr-code', text],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { encode } = await import(/* webpackChunkName: "qr-code" */ 'uqr')
      const { data, size } = encode(text, { border: 4 })
      return { size, path: data.map(rowPath).join('') }
    },
  })

const rowPath = (row: boolean[], y: number) =>
  row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')
