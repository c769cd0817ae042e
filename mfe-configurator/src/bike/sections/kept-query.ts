/** The builder's parameters in the URL. */
const BUILDER_NAMES = ['build', 'size', 'color', 'step']

/** Returns the builder's part of a query, which links and forms of the sections keep. */
export const keptQuery = (query: URLSearchParams): Array<[name: string, value: string]> =>
  BUILDER_NAMES.flatMap((name) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
