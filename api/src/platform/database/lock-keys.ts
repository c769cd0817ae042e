/** The keys of the advisory locks by which processes on one database take turns. Each key has one purpose. */
export const LOCK_KEYS = {
  migrations: 7_202_101,
  seeding: 7_202_102,
  firstReleases: 7_202_103,
  /** Shared by all processes that use the embedded server; the last one stops it. */
  serverUsers: 7_202_104,
} as const
