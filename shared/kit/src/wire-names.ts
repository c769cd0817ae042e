export type OurName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<OurName<Tail>>}`
  : Name

/** Returns our name of a field of the API: `street_2` is `street2`, `old_password` is `oldPassword`. */
export const toOurName = <Name extends string>(name: Name) =>
  name.replaceAll(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase()) as OurName<Name>

/** Returns the API's name of one of our fields, the reverse of `toOurName`. */
export const toWireName = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z0-9]/g, (first) => `_${first.toLowerCase()}`)
