import { randomBytes } from 'node:crypto'

import { hashOf } from '../../platform/index.ts'
import { toBase32 } from './totp.ts'

const COUNT = 10
/** 80 bits, so that a plain hash keeps a code secret. */
const BYTES = 10

/** Returns ten new recovery codes as they are shown: ABCD-EFGH-IJKL-MNOP. */
export const newRecoveryCodes = () =>
  Array.from({ length: COUNT }, () => (toBase32(randomBytes(BYTES)).match(/.{4}/g) ?? []).join('-'))

/** Returns a typed code without what doesn't count: blanks, hyphens and case. */
export const bareCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Tells a bare code of the app from a recovery code. */
export const isAppCode = (bare: string) => /^\d{6}$/.test(bare)

/** Returns what is stored of a recovery code. */
export const recoveryHash = (code: string) => hashOf(bareCode(code))
