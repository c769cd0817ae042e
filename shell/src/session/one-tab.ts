/** Runs a task that changes this browser's refresh cookie. Only one such task runs at a time across all tabs. */
export const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('nireeka-renewal', work) : work()
