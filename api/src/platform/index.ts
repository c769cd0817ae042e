export { createPlatform } from './create-platform.ts'
export { ConfigurationError } from './configuration-error.ts'
export { createServer, type ServerNeeds } from './http/create-server.ts'
export { describeApi } from './http/openapi.ts'
export type { EmailWriters } from './email/write-email.ts'
export { NoRegistry, openRegistry } from './remotes/open-registry.ts'
export { readRegisteredRemotes } from './remotes/registered-remotes.ts'
export { networkOf } from './attempts/network-of.ts'
export { type Attempts } from './attempts/attempts.ts'
export type { Taken } from './attempts/attempt-rules.ts'
export { BusyError, inWords, tellWhenToRetry } from './attempts/wait-error.ts'
export { openChanges } from './changes.ts'
export { migrate } from './database/migrate.ts'
export { createReadiness } from './database/readiness.ts'
export { type Db, openDatabase } from './database/open-database.ts'
export { seed } from './database/seed.ts'
export type { Tables } from './database/tables.ts'
export { type Block, button, type Content, type Row, small, text } from './email/content/content.ts'
export type { PageAddress } from './email/content/page-address.ts'
export { greeting, manyLines, oneLine } from './email/content/plain.ts'
export type { Attachment } from './email/email.ts'
export { type EmailOptions, openEmail } from './email/open-email.ts'
export { queueEmail } from './email/queue-email.ts'
export { fingerprintOf } from './fingerprint.ts'
export { type Caller, member } from './http/access.ts'
export { answer } from './http/answer.ts'
export {
  ApiError,
  conflict,
  forbidden,
  invalid,
  notFound,
  tooMany,
  unauthorized,
  validationFailed,
} from './http/errors.ts'
export { route } from './http/route.ts'
export { readPublic } from './http/read-public.ts'
export { type JobRun, startJobs } from './jobs.ts'
export { createMeasure } from './measure.ts'
export { correctQuery } from './search/correct-query.ts'
export { hashOf, newToken, successorOf } from './tokens.ts'
export type { Views } from './database/views.ts'
export { startServer } from './database/embedded-server.ts'
