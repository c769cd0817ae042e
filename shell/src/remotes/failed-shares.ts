interface Share {
  lib?: unknown
  loading?: unknown
}

interface Failure {
  pkgName: string
  shareScopeMap: Record<string, Record<string, Record<string, Share>>>
}

/**
 * Drops the cached promise of a shared module that couldn't be fetched. The federation runtime would otherwise reuse
 * its failure at every retry.
 */
export const forgetFailedShares = {
  name: 'nireeka-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }: Failure) {
    for (const share of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!share.lib) share.loading = null
    }
  },
}
