import { callerOfRoute } from '../http/caller-key.ts'

/** The rate limit of PDFs, which are costly to draw: per member, and for guests per network. */
export const PDFS_PER_MINUTE = { max: 30, timeWindow: 60_000, keyGenerator: callerOfRoute }
