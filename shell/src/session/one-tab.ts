/** Runs work that changes this browser's refresh cookie; over all tabs, one such work runs at a time. */
export const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('nireeka-renewal', work) : work()
