import * as z from '@nireeka/contracts/zod'

import { SKELETON_KINDS } from '../remote-registry.ts'
import { answerOf } from './common.ts'
import { PAGE_KINDS } from './vitals.ts'

const ACCESS = ['guest', 'member', 'staff', 'admin'] as const

/** One row of a remote's route table, as its team ships it. */
export const RouteData = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  access: z.enum(ACCESS),
  title: z.string().min(1).max(100),
  description: z.string().max(300).optional(),
  skeleton: z.enum(SKELETON_KINDS).optional(),
  skeletonBelow: z.enum(SKELETON_KINDS).optional(),
  kind: z.enum(PAGE_KINDS).optional(),
})

/** A release of a remote. Its files are in /remotes/{name}/{version}/ and never change. */
export const RemoteRelease = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  version: z.string().regex(/^[0-9A-Za-z](?:[0-9A-Za-z-]|[.+](?=[0-9A-Za-z-])){0,63}$/),
  manifest: z.string().max(300),
  routes: z.array(RouteData).min(1).max(50),
})
export type RemoteReleaseData = z.infer<typeof RemoteRelease>

/** Answer of GET /api/remotes and GET /api/remotes/staff. */
export const RemoteRegistryAnswer = answerOf(z.strictObject({ remotes: z.array(RemoteRelease) }))
