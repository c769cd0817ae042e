/** Returns the path with the values of `params`, percent-encoded, in place of their `:name`s. */
export const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replaceAll(/:(\w+)/g, (name, key: string) =>
    key in params ? encodeURIComponent(String(params[key])) : name,
  )
