import {
  BanAnswer,
  BanInput,
  BanLift,
  BansAnswer,
  BansQuery,
  FlagAnswer,
  FlagDecision,
  FlagsAnswer,
  FlagsQuery,
  ForumPostParams,
  HeldAnswer,
  HeldPostDecision,
  HeldPostAnswer,
  HeldQuery,
  IdParams,
  NewRowAnswer,
  NothingAnswer,
  PostFlag,
  StaffRemoval,
  StaffThreadsAnswer,
  StaffThreadsQuery,
  TagInput,
  ThreadChangeAnswer,
  ThreadMerge,
  ThreadMove,
  ThreadStateInput,
  WordChange,
  WordInput,
  WordRemoval,
  WordsAnswer,
  WordsQuery,
  WordTrial,
  WordTrialAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

const STAFF = '/api/backoffice/forum'
const POST = { method: 'POST', access: 'staff', params: IdParams } as const
const GET = { method: 'GET', access: 'staff' } as const

/** What staff do with threads and posts, and the lists of what waits for them. */
export const forumModerationEndpoints = {
  flag: {
    method: 'POST',
    path: '/api/forum/posts/:id/flags',
    access: 'member',
    params: ForumPostParams,
    body: PostFlag,
    answer: NothingAnswer,
  },

  state: { ...POST, path: `${STAFF}/threads/:id/state`, body: ThreadStateInput, answer: ThreadChangeAnswer },
  move: { ...POST, path: `${STAFF}/threads/:id/move`, body: ThreadMove, answer: ThreadChangeAnswer },
  merge: { ...POST, path: `${STAFF}/threads/:id/merge`, body: ThreadMerge, answer: ThreadChangeAnswer },
  deleteThread: { ...POST, path: `${STAFF}/threads/:id/delete`, body: StaffRemoval, answer: NothingAnswer },
  deletePost: { ...POST, path: `${STAFF}/posts/:id/delete`, body: StaffRemoval, answer: NothingAnswer },

  flags: { ...GET, path: `${STAFF}/flags`, query: FlagsQuery, answer: FlagsAnswer },
  flagged: { ...GET, path: `${STAFF}/flags/:id`, params: IdParams, answer: FlagAnswer },
  decideFlags: { ...POST, path: `${STAFF}/flags/:id`, body: FlagDecision, answer: NothingAnswer },

  held: { ...GET, path: `${STAFF}/held`, query: HeldQuery, answer: HeldAnswer },
  heldPost: { ...GET, path: `${STAFF}/held/:id`, params: IdParams, answer: HeldPostAnswer },
  decideHeld: { ...POST, path: `${STAFF}/held/:id`, body: HeldPostDecision, answer: NothingAnswer },

  threads: { ...GET, path: `${STAFF}/threads`, query: StaffThreadsQuery, answer: StaffThreadsAnswer },

  bans: { ...GET, path: `${STAFF}/bans`, query: BansQuery, answer: BansAnswer },
  ban: { ...GET, path: `${STAFF}/bans/:id`, params: IdParams, answer: BanAnswer },
  addBan: { method: 'POST', access: 'staff', path: `${STAFF}/bans`, body: BanInput, answer: NewRowAnswer },
  liftBan: { ...POST, path: `${STAFF}/bans/:id/lift`, body: BanLift, answer: NothingAnswer },

  words: { ...GET, path: `${STAFF}/words`, query: WordsQuery, answer: WordsAnswer },
  addWord: { method: 'POST', access: 'staff', path: `${STAFF}/words`, body: WordInput, answer: NewRowAnswer },
  changeWord: { ...POST, path: `${STAFF}/words/:id`, body: WordChange, answer: NothingAnswer },
  tryWords: {
    method: 'POST',
    access: 'staff',
    path: `${STAFF}/words/try`,
    body: WordTrial,
    answer: WordTrialAnswer,
    writesNothing: true,
  },
  removeWord: { ...POST, path: `${STAFF}/words/:id/delete`, body: WordRemoval, answer: NothingAnswer },
  addTag: { method: 'POST', access: 'staff', path: `${STAFF}/tags`, body: TagInput, answer: NothingAnswer },
} as const satisfies EndpointGroup
