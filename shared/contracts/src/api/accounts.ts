import * as z from '@nireeka/contracts/zod'
import { answerOf, filled, text } from './common.ts'

const Email = z.email().max(254)
/** Taken exactly as typed: no composition rules, blanks and emoji count. */
const NewPassword = text(128).min(10)

/** POST /api/user/login. `remember`: stay logged in for 30 days on this device. */
export const Login = z.strictObject({
  email: Email,
  password: text(128).min(1),
  remember: z.boolean().default(false),
})

/** POST /api/register. */
export const Registration = z
  .strictObject({
    name: filled(80),
    lastname: filled(80),
    email: Email,
    password: NewPassword,
    password_confirmation: text(128),
  })
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords are not the same.',
  })

/** POST /api/auth/refresh takes nothing but the cookie. */
export const NoBody = z.strictObject({}).nullable()

/** The access token, good for 15 minutes. */
export const TokenAnswer = answerOf(z.strictObject({ token: z.string() }))

/** userData of the specification (section 3). */
export const UserData = z.strictObject({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  user_name: z.string(),
  is_admin: z.int(),
  unit: z.union([z.literal(0), z.literal(1)]),
})

/** GET /api/me */
export const MeAnswer = answerOf(UserData)

/** GET /api/set-unit toggles and answers what is now set. */
export const UnitAnswer = answerOf(UserData.pick({ unit: true }))

/** GET /api/logout */
export const NothingAnswer = answerOf(z.null())
