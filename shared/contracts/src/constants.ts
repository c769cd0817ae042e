/** The specification's constants (section 9). All other files import them from here. */
export const HTTP_TIMEOUT_MS = 60_000
export const DEFAULT_COUNTRY_ID = 222
export const ADMIN_FLAG = 9
/** The error code of a call that wants the password given again: POST /api/account/confirm-password. */
export const PASSWORD_REQUIRED = 'password_required'
/** The error code of such a call when the account has a second factor: it wants a code besides the password. */
export const PASSWORD_AND_CODE_REQUIRED = 'password_and_code_required'
/** The error code of a call by staff without a second factor while a setting demands one. */
export const SECOND_FACTOR_REQUIRED = 'second_factor_required'
/** The `is_admin` value of an agent, who works in some areas of the back office (docs/decisions/055). */
export const AGENT_FLAG = 1
export const UPGRADE_CATEGORY = 3
export const REMEMBER_DAYS = 30
export const TOAST_MS = 5000
export const TOAST_DRAG_PERCENT = 80
export const MODAL_CLOSE_MS = 200
export const DESCRIPTION_PREVIEW_LENGTH = 25
export const EMAIL_PREVIEW_LENGTH = 19
/** Matches a page number in addresses and API queries: 1 to 999999, digits only. */
export const PAGE_NUMBER = /^[1-9]\d{0,5}$/
/** The longest text that a member's orders and payments are searched for. */
export const MOST_SEARCHED = 100
/** The error code of an API's 404 for a page past the end of a list. */
export const NO_SUCH_PAGE = 'no_such_page'
/** Widths in device pixels for which a picture has a file, up to the largest width at which it is shown. */
export const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
/** Distance from the viewport at which pictures start to load. */
export const LAZY_MARGIN_PX = 200
/** Quality of generated pictures, on WebP's scale. */
export const PICTURE_QUALITY = 75
export const COPYRIGHT_YEAR = 2021
export const BADGE_YEAR = 2022
export const COLOUR_TYPES = ['Standard', 'Pearlized', 'Custom'] as const
export type ColourType = (typeof COLOUR_TYPES)[number]
export const METRICS = ['power', 'max_speed', 'practicality', 'suspension', 'range', 'weight'] as const
export type Metric = (typeof METRICS)[number]

/** Texts of the error catalogue (section 8), quoted exactly. */
export const TEXTS = {
  unreachable: "Can't reach server right now.",
  expired: 'Your login is expired. Try logging in again.',
  signedOut: 'Signed out successfully!',
  saveFailed: "Couldn't save your configured bike on server.",
  newsletterTaken: 'The email has already been taken.',
  newsletterFailed: "Sorry, we couldn't check. Try again later.",
  emptyCart: 'There is no item in your shopping cart!',
} as const
