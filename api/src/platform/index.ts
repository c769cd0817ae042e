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
export type { Limit } from './attempts/tables.ts'
export { BusyError, inWords, tooManyAttempts, WaitError } from './attempts/wait-error.ts'
export { recordAudit, type StaffCaller } from './audit/record-audit.ts'
export { backUp } from './backup/back-up.ts'
export { BackupError } from './backup/backup-format.ts'
export { restore } from './backup/restore.ts'
export { recordsInParts } from './csv/records-in-parts.ts'
export { writeCsv } from './csv/write-csv.ts'
export { openChanges } from './changes.ts'
export { dayAfter, startOfDay } from './database/days.ts'
export { migrate } from './database/migrate.ts'
export { createReadiness } from './database/readiness.ts'
export { type Db, openDatabase } from './database/open-database.ts'
export { asReading } from './database/query-limits.ts'
export { beginsWith, startingWith } from './database/starting-with.ts'
export { seed } from './database/seed.ts'
export type { Tables } from './database/tables.ts'
export {
  type Block,
  button,
  type Content,
  type Row,
  small,
  type Span,
  subheading,
  text,
} from './email/content/content.ts'
export type { Item } from './email/content/items.ts'
export { toHtml } from './email/content/to-html.ts'
export { toText } from './email/content/to-text.ts'
export type { EmailEnds } from './email/email-ends.ts'
export { type PageAddress, pageAddressOn } from './email/content/page-address.ts'
export { greeting, manyLines, oneLine } from './email/content/plain.ts'
export type { Attachment } from './email/email.ts'
export { type EmailOptions, openEmail } from './email/open-email.ts'
export { countBulkEmails, queueBulkEmails, queueEmail } from './email/queue-email.ts'
export { type OrderEmailRow, readOrderEmails } from './email/read-order-emails.ts'
export { acceptFiles } from './files/accept-files.ts'
export { cleanPicture } from './files/clean-picture.ts'
export { isFileKind, isReally } from './files/file-kind.ts'
export { withEnding } from './files/file-name.ts'
export { sendFile } from './files/send-file.ts'
export { fingerprintOf } from './fingerprint.ts'
export { assertStepUp, type Caller, member } from './http/access.ts'
export { answer, answerPage } from './http/answer.ts'
export { asDownload } from './http/as-download.ts'
export { callerOfRoute } from './http/caller-key.ts'
export { createConcurrencyLimit } from './http/concurrency-limit.ts'
export {
  ApiError,
  conflict,
  forbidden,
  invalid,
  notFound,
  unauthorized,
  validationFailed,
} from './http/errors.ts'
export { route } from './http/route.ts'
export type { Log } from './http/log.ts'
export { logSecurityEvent } from './http/security-log.ts'
export { readPublic } from './http/read-public.ts'
export { createNoteJob } from './job-runs/note-job.ts'
export { type JobRun, startJobs } from './jobs.ts'
export { figurePeriod, type FigurePeriod, keptBefore } from './figures/figure-period.ts'
export type { LiveKind, LiveKinds } from './live/live-kinds.ts'
export { createLive, type LiveSource } from './live/create-live.ts'
export { liveRoutes } from './live/live.routes.ts'
export { publishLive } from './live/publish-live.ts'
export { wakeJob } from './wake-job.ts'
export { createMeasure } from './measure.ts'
export { createDrawOnce } from './draw-once.ts'
export { drawPdf } from './pdf/draw-pdf.ts'
export { openPicture } from './pictures/open-picture.ts'
export { PDFS_PER_MINUTE } from './pdf/pdfs-per-minute.ts'
export { beginningsOf, knownBeginningsOf } from './search/beginnings-of.ts'
export { correctQuery, type CorrectedQuery } from './search/correct-query.ts'
export { listMisses, takeMiss } from './search/list-misses.ts'
export { listSynonyms } from './search/list-synonyms.ts'
export { rarestWords } from './search/rarest-words.ts'
export { readSearch } from './search/read-search.ts'
export { createSearchMisses, type SearchMisses } from './search/search-misses.ts'
export { refreshWords } from './search/refresh-words.ts'
export { rebuildWords } from './search/rebuild-words.ts'
export {
  addSynonym,
  changeSynonym,
  lockSynonym,
  removeSynonym,
  type SynonymWords,
} from './search/write-synonym.ts'
export { hashOf, newToken, successorOf } from './tokens.ts'
export type { Views } from './database/views.ts'
export { startServer } from './database/embedded-server.ts'
export {
  ACCOUNT,
  MADE,
  type AllPersonalRules,
  NOTHING,
  ownedBy,
  type Person,
  type PersonalDocument,
  type PersonalRules,
  personalRulesOf,
  SECRET,
  STAFF,
  WORD,
} from './personal-data/personal-rules.ts'
export type { Merge } from './personal-data/merge-rules.ts'
export { countMerge, mergePersonalData } from './personal-data/merge-personal-data.ts'
export { erasePersonalData } from './personal-data/erase-personal-data.ts'
export { countRows } from './personal-data/read-personal-data.ts'
export { zipPersonalData } from './personal-data/zip-personal-data.ts'
export { platformPersonalData } from './personal-data.ts'
