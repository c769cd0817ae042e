import type { Stories } from '../story.ts'
import { PageSkeleton } from './page-skeleton.tsx'

export const stories: Stories = {
  'A list': () => <PageSkeleton kind="list" />,
  'One thing': () => <PageSkeleton kind="detail" />,
  'A text': () => <PageSkeleton kind="text" />,
  'A table': () => <PageSkeleton kind="table" />,
  'An account': () => <PageSkeleton kind="account" />,
  'A stage': () => <PageSkeleton kind="stage" />,
  'A forum': () => <PageSkeleton kind="forum" />,
}
