import { useQuery } from '@nireeka/kit/query'
import { FailedState, Skeleton } from '@nireeka/ui'

import { Contents } from './contents.tsx'
import { articleText } from './topic.api.ts'

export function Article({ markdown }: { markdown: string }) {
  const text = useQuery(articleText)
  if (text.isPending) return <Skeleton kind="text" lines={12} />
  if (text.isError) {
    return (
      <FailedState
        title="The text can’t be shown right now"
        message="A part of this page couldn’t be loaded."
        onRetry={() => void text.refetch()}
      />
    )
  }
  const ArticleText = text.data
  return (
    <>
      <Contents markdown={markdown} />
      <ArticleText markdown={markdown} />
    </>
  )
}
