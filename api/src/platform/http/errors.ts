import { PASSWORD_AND_CODE_REQUIRED, PASSWORD_REQUIRED, SECOND_FACTOR_REQUIRED } from '@nireeka/contracts'

/** An error whose message the shopper may read. All other errors become a plain 500. */
export class ApiError extends Error {
  readonly statusCode: number
  /** A stable error code for programs, such as `out_of_stock`. */
  readonly errorCode: string
  /** Error sentences by field, for a 422. */
  readonly fields: Record<string, string[]> | null

  constructor(statusCode: number, errorCode: string, message: string, fields?: Record<string, string[]>) {
    super(message)
    this.statusCode = statusCode
    this.errorCode = errorCode
    this.fields = fields ?? null
  }
}

export const notFound = (what: string) => new ApiError(404, 'not_found', `${what} was not found.`)

export const unauthorized = () => new ApiError(401, 'unauthenticated', 'Please log in.')

/** Returns a 403 error that is over once the caller has given the password: POST /api/account/confirm-password. */
export const passwordRequired = () =>
  new ApiError(403, PASSWORD_REQUIRED, 'Please enter your password to continue.')

/** Returns the same error for an account with a second factor, which demands a code, too. */
export const passwordAndCodeRequired = () =>
  new ApiError(
    403,
    PASSWORD_AND_CODE_REQUIRED,
    'Please enter your password and a code from your authenticator app to continue.',
  )

/** Returns the 403 error for staff who have to turn on a second factor first. */
export const secondFactorRequired = () =>
  new ApiError(
    403,
    SECOND_FACTOR_REQUIRED,
    'Staff need a two-step login. Please turn it on in the settings of your dashboard.',
  )

export const forbidden = () => new ApiError(403, 'forbidden', 'You are not allowed to do this.')

/** Returns a 409 error: the request doesn't fit the present state. */
export const conflict = (errorCode: string, message: string) => new ApiError(409, errorCode, message)

/** Returns a 422 error for a single field that is well-formed but not acceptable. */
export const invalid = (field: string, sentence: string) => validationFailed({ [field]: [sentence] })

export const validationFailed = (fields: Record<string, string[]>) =>
  new ApiError(422, 'validation_failed', 'Please check what you entered.', fields)
