import { createHash, randomInt } from 'node:crypto'

/** No letter that looks like another one or like a digit: 31 signs, so 16 of them are 79 bits. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** A new code as its reader sees it: ABCD-EFGH-JKMN-PQRS. */
export const newGiftCode = () =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
    .join('')
    .replaceAll(GROUP, '$&-')

/** What the database keeps of a code, however it is typed: in any case, with or without dashes and blanks. */
export const hashOfGiftCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest()
