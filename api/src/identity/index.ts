export { openAdminCreation } from './accounts/open-admin-creation.ts'
export { createIdentity, type IdentityOptions } from './create-identity.ts'
export {
  countryIdOf,
  customerGroupOf,
  lockMember,
  nameAndEmailOf,
  newestMembers,
  setCountry,
  standingOf,
  userNameOf,
} from './accounts/members.ts'
export { assertOthers } from './customers/lock-customer.ts'
export { assertMayChange } from './customers/assert-may-change.ts'
export { assertCustomer } from './customers/assert-customer.ts'
export { mergeEmails } from './customers/merge/merge-emails.ts'
export { staffEmails } from './staff/staff-emails.ts'
export { staffOf } from './staff/staff-of.ts'
export { customerRoleOf } from './customers/roles.ts'
export { findMembers, isMemberFound, isUserNameFound, membersFound } from './accounts/find-members.ts'
export { readIdentityProviders } from './providers/provider-config.ts'
export { createLogRoleChanges } from './accounts/log-role-changes.ts'
export { accountEmails } from './accounts/account-emails.ts'
export { emailChangeEmails } from './email-change/email-change-emails.ts'
export { secondFactorEmails } from './second-factor/second-factor-emails.ts'
export { identityPersonalData } from './personal-data.ts'
export { myDataEmails } from './my-data/my-data-emails.ts'
