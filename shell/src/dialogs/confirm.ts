import type { Modal, Platform } from '@nireeka/contracts'

interface Needs extends Pick<Platform, 'notify' | 'report'> {
  /** Loads the modal host when the first question is asked, because no page needs one at the start. */
  load: () => Promise<{ ask: (question: Modal, report: Platform['report']) => Promise<boolean> }>
}

/** Returns `confirm`, which asks the shopper a question. If the question can't be shown, the answer is no. */
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
