import { createHash, randomInt } from 'node:crypto'

/** The code's 31 characters, without look-alikes such as O and 0: 16 of them carry 79 bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** Returns a new code in the form in which the reader sees it: ABCD-EFGH-JKMN-PQRS. */
export const newGiftCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replaceAll(GROUP, '$&-')

/** Returns a code's hash, which is all that the database stores, regardless of letter case, dashes and blanks. */
export const hashOfGiftCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest()
