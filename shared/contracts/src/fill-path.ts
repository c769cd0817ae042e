/** Returns the path with each `:name` that `params` knows in its place, percent-encoded. */
export const fillPath = (path: string, params: Record<string, string | number> = {}) =>
  path.replaceAll(/:(\w+)/g, (name, key: string) =>
    key in params ? encodeURIComponent(String(params[key])) : name,
  )
