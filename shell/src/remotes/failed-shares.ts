interface Share {
  lib?: unknown
  loading?: unknown
}

interface Failure {
  pkgName: string
  shareScopeMap: Record<string, Record<string, Record<string, Share>>>
}

/** Of a shared module that couldn't be fetched the runtime keeps the promise, and every later try would fail with it. */
export const forgetFailedShares = {
  name: 'nireeka-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }: Failure) {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!share.lib) share.loading = null
    }
  },
}
