// Apart from the schemas, so that a page that shows the board doesn't load them.
/** How far the workshop is with a bike, in the order of its way. */
export const WORKSHOP_STAGES = ['to_build', 'in_production', 'quality_check', 'built'] as const
export type WorkshopStage = (typeof WORKSHOP_STAGES)[number]

/** What narrows the board: bikes past their day, those promised within a week, or bikes that parts are missing for. */
export const WORKSHOP_CONCERNS = ['late', 'this_week', 'short'] as const
export type WorkshopConcern = (typeof WORKSHOP_CONCERNS)[number]

/** The most build sheets in one file. */
export const MOST_BUILD_SHEETS = 50

/** A serial number that the workshop gives, such as NKP-26-000123; 500000 and above are given by the shop itself. */
export const SERIAL_NUMBER = /^NK[PHN]-\d{2}-[0-4]\d{5}$/
