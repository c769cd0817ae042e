import type { Stories } from '../story.ts'
import { PasswordDialog } from './password-dialog.tsx'

const asking = {
  field: { name: 'password' },
  code: null,
  failure: null,
  isBusy: false,
  onSubmit: async () => false,
  onClose: () => undefined,
}

export const stories: Stories = {
  Empty: () => <PasswordDialog {...asking} />,
  'With a wrong password': () => <PasswordDialog {...asking} error="That password isn’t right." />,
  'After too many attempts': () => (
    <PasswordDialog {...asking} failure="Too many attempts. Please wait 15 minutes and try again." />
  ),
  Busy: () => <PasswordDialog {...asking} isBusy />,
}
