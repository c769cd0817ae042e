import { useQuery } from '@nireeka/kit/query'
import { FailedState, Prose, Skeleton } from '@nireeka/ui'

import { sectionId } from './sections.ts'
import { markdownCode } from './topic.api.ts'

export function Article({ markdown }: { markdown: string }) {
  const code = useQuery(markdownCode)
  if (code.isPending) return <Skeleton kind="text" lines={12} />
  if (code.isError) {
    return (
      <FailedState
        title="The text can’t be shown right now"
        message="A part of this page couldn’t be loaded."
        onRetry={() => void code.refetch()}
      />
    )
  }
  const Markdown = code.data
  return (
    <Prose>
      <Markdown text={markdown} by="house" sectionId={sectionId} />
    </Prose>
  )
}
