import { useLiveQuery } from '@nireeka/kit/live'

/** Reads a thread again whenever it changes on the server: its replies, likes, edits and states. */
export const useLiveThread = (id: number) => useLiveQuery(`forum-thread:${id}`, ['forum-thread', String(id)])
