/** Returns what of a route's path stands before its first parameter: /forum of /forum/:page?. */
export const fixedPart = (path: string) => path.replace(/\/:.*$/, '')
