export type OurName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<OurName<Tail>>}`
  : Name

/** The type of data with our names of its fields, at every depth. */
export type InOurNames<Data> =
  Data extends ReadonlyArray<infer Item>
    ? Array<InOurNames<Item>>
    : Data extends object
      ? { [Name in keyof Data as OurName<Name>]: InOurNames<Data[Name]> }
      : Data

/** Returns our name for a field of the API: `street2` for `street_2`, `oldPassword` for `old_password`. */
export const toOurName = <Name extends string>(name: Name) =>
  name.replaceAll(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase()) as OurName<Name>

/** Returns the API's name for one of our fields: the reverse of `toOurName`. */
export const toWireName = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z0-9]/g, (first) => `_${first.toLowerCase()}`)

/** Returns an answer of the API with our field names at every depth; pages get it from their `*.api.ts`. */
export const inOurNames = <Data>(data: Data): InOurNames<Data> => renamed(data, toOurName) as InOurNames<Data>

/** Returns data with the API's field names, as it is sent: the reverse of `inOurNames`. */
export const inWireNames = <Data>(data: NoInfer<InOurNames<Data>>): Data => renamed(data, toWireName) as Data

function renamed(data: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(data)) return data.map((item) => renamed(item, rename))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [rename(name), renamed(value, rename)]),
  )
}
