/** What a canned answer can name in braces: the customer's first name, the ticket, its order, who answers. */
export const CANNED_FIELDS = ['name', 'ticket', 'subject', 'order', 'agent'] as const
export type CannedField = (typeof CANNED_FIELDS)[number]

const FIELD = /\{([^{}]*)\}/g

const isField = (name: string): name is CannedField => CANNED_FIELDS.some((field) => field === name)

const namesIn = (body: string) => [...body.matchAll(FIELD)].map(([, name = '']) => name)

/** Returns what stands in braces and is no field: 'nmae'. */
export const unknownFieldsOf = (body: string): string[] => namesIn(body).filter((name) => !isField(name))

/** Returns the fields that a text has and that have no value. */
export const missingFieldsOf = (
  body: string,
  values: Partial<Record<CannedField, string>>,
): CannedField[] => [
  ...new Set(
    namesIn(body).filter((name): name is CannedField => isField(name) && values[name] === undefined),
  ),
]

/** Returns the text with its fields filled in, once: a name with braces stays as it is. Fields without a value stay. */
export const fillFields = (body: string, values: Partial<Record<CannedField, string>>): string =>
  body.replaceAll(FIELD, (whole, name: string) => (isField(name) ? (values[name] ?? whole) : whole))
