import type { Modal, Platform } from '@nireeka/contracts'

interface Needs extends Pick<Platform, 'notify' | 'report'> {
  /** Fetches the modal host with the first question, because no first view asks one. */
  load: () => Promise<{ ask: (question: Modal, report: Platform['report']) => Promise<boolean> }>
}

/** Returns `confirm`, which asks the shopper. A question that can't be shown is answered with no. */
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
