/** Whatever gives this browser another refresh cookie, or takes it away, goes one after the other over all tabs. */
export const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('nireeka-renewal', work) : work()
