import {
  askForDeletion,
  askForExport,
  blockCustomer,
  cancelDeletion,
  endCustomerSession,
  type ChangeCustomer,
  type Customer,
  signOutCustomer,
  unblockCustomer,
} from '../customer.api.ts'

/** Something that staff do with an account after saying why. */
export interface CustomerAction {
  label: string
  description: string
  isDangerous?: boolean
  /** Who reads the reason, where that isn't the audit log alone. */
  hint?: string
  make: ChangeCustomer
}

const BLOCK: CustomerAction = {
  label: 'Block account',
  description: 'The member is logged out everywhere, and can’t log in again until you unblock the account.',
  isDangerous: true,
  hint: 'Shown to the member when they try to log in.',
  make: blockCustomer,
}

const UNBLOCK: CustomerAction = {
  label: 'Unblock account',
  description: 'The member can log in again at once.',
  make: unblockCustomer,
}

export const SIGN_OUT: CustomerAction = {
  label: 'Sign out everywhere',
  description: 'All sessions of the member end at once. They can log in again.',
  make: signOutCustomer,
}

/** Ends one session of the member. */
export const endSession = (session: string, device: string): CustomerAction => ({
  label: 'Sign out',
  description: `The session on this device ends at once: ${device}.`,
  make: (http, id, body) => endCustomerSession(http, { id, session }, body),
})

const EXPORT: CustomerAction = {
  label: 'Export data',
  description:
    'Makes a file with everything that is stored about the member. They get an email, and only they can download it.',
  make: askForExport,
}

const DELETE: CustomerAction = {
  label: 'Delete account',
  description:
    'The account is deleted in 14 days, unless the member logs in before. They get an email, and are logged out everywhere.',
  isDangerous: true,
  make: askForDeletion,
}

const CANCEL_DELETION: CustomerAction = {
  label: 'Cancel deletion',
  description: 'The account stays, with everything in it. The member will get an email.',
  make: cancelDeletion,
}

/** Returns what can be done with an account. Only admins block, and nobody blocks or deletes their own here. */
export const actionsFor = (
  { isOwn, block, deletion, role }: Customer,
  mayDecide: boolean,
): CustomerAction[] => [
  ...(isOwn || !mayDecide ? [] : [block ? UNBLOCK : BLOCK]),
  EXPORT,
  ...(deletion ? [CANCEL_DELETION] : []),
  ...(!deletion && role === 'customer' ? [DELETE] : []),
]
