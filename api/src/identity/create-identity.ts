import type { FastifyPluginAsync } from 'fastify'

import type { AllPersonalRules, Attempts, Db } from '../platform/index.ts'
import { createAccounts, type OnRegistered } from './accounts/accounts.repository.ts'
import { createRegister } from './accounts/register.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { avatarRoutes } from './avatars/avatars.routes.ts'
import { createAvatars } from './avatars/avatars.repository.ts'
import { createChangeCustomer } from './customers/change-customer.ts'
import { customerRoutes } from './customers/customers.admin.routes.ts'
import { createFinishMergers } from './customers/merge/finish-mergers.ts'
import { createMergeBlockers, type FindMergeBlockers } from './customers/merge/merge-blockers.ts'
import { createMergeCustomers } from './customers/merge/merge-customers.ts'
import { createPreviewMerge } from './customers/merge/preview-merge.ts'
import { createReadCustomer } from './customers/read-customer.ts'
import { createInvitations } from './staff/invitations.repository.ts'
import { invitationRoutes } from './staff/invitation.routes.ts'
import { createJoinStaff } from './staff/join-staff.ts'
import { createReadStaff } from './staff/read-staff.ts'
import { staffRoutes } from './staff/staff.admin.routes.ts'
import { createConfirmEmail } from './email-change/confirm-email.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { createEmailChanges } from './email-change/email-changes.repository.ts'
import { createStartSession } from './sessions/start-session.ts'
import { LOGIN_LIMITS, type LoginLimits } from './sessions/login-limits.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { createSaveProfile } from './profile/save-profile.ts'
import { purgeAccounts } from './accounts/purge.ts'
import { createAccountDeletions, type FindOpenBusiness } from './my-data/account-deletions.repository.ts'
import { createEraseMembers } from './my-data/erase-members.ts'
import { createDataExports } from './my-data/data-exports.repository.ts'
import { createMakeDataExports } from './my-data/make-data-exports.ts'
import { myDataRoutes } from './my-data/my-data.routes.ts'
import { createReadHeldData } from './my-data/read-held-data.ts'
import { resetRoutes } from './resets/reset.routes.ts'
import { createResets } from './resets/resets.repository.ts'
import { securityRoutes } from './sessions/security.routes.ts'
import { createSessionList } from './sessions/session-list.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { stepUpRoutes } from './sessions/step-up.routes.ts'
import { CODE_LIMITS, createLoginAttempts } from './sessions/login-attempts.ts'
import { createLoginSources } from './sessions/login-sources.ts'
import { createSignIn } from './sessions/sign-in.ts'
import { createCheckPassword } from './second-factor/check-password.ts'
import { codeLoginRoutes } from './second-factor/code-login.routes.ts'
import { createLoginChallenges } from './second-factor/login-challenges.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { createSecondFactors } from './second-factor/second-factors.repository.ts'
import { createWithCode } from './second-factor/with-code.ts'
import { createIdentities } from './providers/identities.repository.ts'
import { createProvider } from './providers/provider.ts'
import type { IdentityProviderConfig } from './providers/provider-config.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { createIdentityProviders } from './providers/identity-providers.ts'

export interface IdentityOptions {
  limits?: LoginLimits
  /** The identity providers that members may sign in with, besides passwords. */
  identityProviders?: IdentityProviderConfig[]
  passwords?: Passwords
}

interface Needs extends IdentityOptions {
  db: Db
  now: () => Date
  /** The address at which visitors find the site: https://www.example.com */
  siteUrl: string
  attempts: Attempts
  onRegistered: OnRegistered
  /** What an export has of a member, and what a deletion leaves, of all domains. */
  personalRules: AllPersonalRules
  openBusiness: FindOpenBusiness
  /** Which orders of a member keep the account from being merged into another one. */
  mergeBlockers: FindMergeBlockers
}

/** Creates the identity domain: accounts, passwords, sessions, identity providers and their clean-up jobs. */
export function createIdentity({
  identityProviders: configs = [],
  passwords = createPasswords(),
  limits = LOGIN_LIMITS,
  ...needs
}: Needs) {
  const { db, now, attempts, onRegistered, personalRules: rules, openBusiness } = needs
  const accounts = createAccounts(db)
  const sessions = createSessions({ db, now })
  const sessionList = createSessionList({ db, now })
  const loginSources = createLoginSources({ db, now })
  const loginAttempts = createLoginAttempts({ attempts, loginSources })
  const signIn = createSignIn({ db, accounts, passwords, attempts, loginAttempts })
  const secondFactors = createSecondFactors({ db, now })
  const challenges = createLoginChallenges({ db, now })
  const emailChanges = createEmailChanges({ db, now })
  const codeAttempts = createLoginAttempts({ attempts, loginSources, limits: CODE_LIMITS })
  const titles = new Map(configs.map(({ provider_name, title }) => [provider_name, title]))
  const identities = createIdentities({ db, now, titles })
  const mergeBlockers = createMergeBlockers(needs.mergeBlockers)
  const providers = configs.map((config) => createProvider(config, now))
  const all = {
    ...needs,
    limits,
    accounts,
    register: createRegister({ db, now, attempts, onRegistered }),
    passwords,
    sessions,
    sessionList,
    signIn,
    loginSources,
    loginAttempts,
    identities,
    saveProfile: createSaveProfile(db),
    avatars: createAvatars(db),
    resets: createResets({ db, now }),
    emailChanges,
    confirmEmail: createConfirmEmail({ db, now, sessionList }),
    identityProviders: createIdentityProviders({ db, providers, identities, now, onRegistered }),
    accountDeletions: createAccountDeletions({ db, now, sessionList, openBusiness }),
    dataExports: createDataExports({ db, now }),
    readHeldData: createReadHeldData({ db, now, rules }),
    secondFactors,
    challenges,
    checkPassword: createCheckPassword({ accounts, signIn }),
    withCode: createWithCode({ db, attempts, codeAttempts, secondFactors }),
    readStaff: createReadStaff({ db, now }),
    invitations: createInvitations({ db, now }),
    joinStaff: createJoinStaff({ db, now, passwords, onRegistered }),
    startSession: createStartSession({ db, sessions, loginSources, secondFactors, challenges }),
  }

  const routes: FastifyPluginAsync = async (app) => {
    await app.register(sessionRoutes(all))
    await app.register(stepUpRoutes(all))
    await app.register(codeLoginRoutes(all))
    await app.register(secondFactorRoutes(all))
    await app.register(passwordRoutes(all))
    await app.register(resetRoutes(all))
    await app.register(emailChangeRoutes(all))
    await app.register(providerRoutes(all))
    await app.register(securityRoutes(all))
    await app.register(accountRoutes(all))
    await app.register(profileRoutes(all))
    await app.register(avatarRoutes(all))
    await app.register(myDataRoutes(all))
    await app.register(staffRoutes(all))
    await app.register(invitationRoutes(all))
    await app.register(
      customerRoutes({
        readCustomer: createReadCustomer(all),
        changeCustomer: createChangeCustomer(all),
        mergeCustomers: createMergeCustomers({ ...all, rules, mergeBlockers }),
        previewMerge: createPreviewMerge({ db, rules, mergeBlockers }),
      }),
    )
  }
  return {
    sessions,
    routes,
    /** Returns how many passwords wait to be hashed or checked. */
    passwordQueue: passwords.waiting ?? (() => 0),
    jobs: {
      purgeAccounts: purgeAccounts({
        db,
        now,
        attempts,
        loginSources,
        challenges,
        secondFactors,
        emailChanges,
      }),
      makeDataExports: createMakeDataExports({ db, now, rules }),
      eraseMembers: createEraseMembers({ db, now, rules }),
      finishMergers: createFinishMergers({ db, now, rules }),
      purgeDataExports: all.dataExports.purge,
    },
  }
}
