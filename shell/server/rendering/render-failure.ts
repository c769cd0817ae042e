/**
 * missing: there is no such file. broken: it can't be evaluated, or is no server bundle. threw: it failed, ended its
 * thread or answered nonsense. hung: it didn't answer in time. memory: it needed too much. busy: it was never asked.
 */
export type FailureReason = 'missing' | 'broken' | 'threw' | 'hung' | 'memory' | 'busy'

/** Why a server bundle has no answer. Its `cause` is the bundle's own stack, when there is one. */
export class RenderFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RenderFailure'
    this.reason = reason
  }
}
