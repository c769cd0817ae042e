import { CONFIRMATIONS, type Modal } from '@nireeka/contracts'

import type { Stories } from '../story.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const stay = () => undefined
const asking = (question: Modal) => () => <ConfirmDialog question={question} onAnswer={stay} onClose={stay} />

export const stories: Stories = {
  'Wide, with two buttons': asking(CONFIRMATIONS.hideThread),
  'Wide, closing a ticket': asking(CONFIRMATIONS.closeTicket),
  'Alert, dangerous': asking(CONFIRMATIONS.deleteComment),
  'Alert, not dangerous': asking({
    kind: 'alert',
    title: 'Leave the configurator?',
    text: 'Your bike is kept on this device.',
    confirm: 'Leave',
    cancel: 'Stay',
  }),
  'Alert with a long text': asking({
    ...CONFIRMATIONS.deleteThread,
    text: 'This thread, its forty-two comments, all likes, and every picture that somebody has added to one of them will be deleted permanently, for you and for everybody else who has ever written here.',
    confirm: 'Delete the thread and its comments',
  }),
}
