/** Returns the part of a route's path before its first parameter: /forum for /forum/:page?. */
export const fixedPart = (path: string) => path.replace(/\/:.*$/, '')
