/**
 * The reason of a render failure. missing: the file doesn't exist. broken: the bundle can't be evaluated, or isn't a
 * server bundle. threw: the bundle threw, ended its thread or returned an invalid result. hung: there was no answer in
 * time. memory: the memory limit was exceeded. busy: the call never reached the bundle.
 */
export type FailureReason = 'missing' | 'broken' | 'threw' | 'hung' | 'memory' | 'busy'

/** The error for a failed call of a server bundle. Its `cause` is the bundle's own stack, if there is one. */
export class RenderFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RenderFailure'
    this.reason = reason
  }
}
