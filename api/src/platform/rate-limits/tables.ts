export interface RateLimitTables {
  /** `who` is the hash of an endpoint and of the network that the requests come from. */
  rate_limits: { who: Buffer; count: number; ends_at: Date }
}
