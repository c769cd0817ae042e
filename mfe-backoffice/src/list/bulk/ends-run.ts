import { isHttpError, PASSWORD_AND_CODE_REQUIRED, PASSWORD_REQUIRED } from '@nireeka/contracts'

const UNREACHABLE = 0
const LOGGED_OUT = 401
const TOO_MANY = 429
const SERVER = 500

/**
 * Returns whether a failed call would fail for every other row, too: the server can't be reached or is busy, the login
 * has ended, or the password wasn't given.
 */
export const endsRun = (error: unknown) =>
  isHttpError(error) &&
  ([UNREACHABLE, LOGGED_OUT, TOO_MANY].includes(error.status) ||
    error.status >= SERVER ||
    error.code === PASSWORD_REQUIRED ||
    error.code === PASSWORD_AND_CODE_REQUIRED)
