import type { Modal, Platform } from '@nireeka/contracts'

interface Needs extends Pick<Platform, 'notify' | 'report'> {
  /** The modal host comes with the first question: a first view asks none. */
  load: () => Promise<{ ask: (question: Modal, report: Platform['report']) => Promise<boolean> }>
}

/** Asks the shopper; what can't be asked is answered with no. */
export const createConfirm =
  ({ load, notify, report }: Needs): Platform['confirm'] =>
  async (question) => {
    try {
      return await (await load()).ask(question, report)
    } catch (error) {
      report(error)
      notify('error', 'Something went wrong, and nothing was changed. Try again.')
      return false
    }
  }
