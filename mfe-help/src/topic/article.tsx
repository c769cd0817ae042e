import { useQuery } from '@nireeka/kit/query'
import { Prose, QueryView, Skeleton } from '@nireeka/ui'

import { sectionId } from './sections.ts'
import { markdownCode } from './topic.api.ts'

export function Article({ markdown }: { markdown: string }) {
  return (
    <QueryView
      query={useQuery(markdownCode)}
      skeleton={<Skeleton kind="text" lines={12} />}
      failed="The text can’t be shown right now"
      reason="A part of this page couldn’t be loaded."
    >
      {(Markdown) => (
        <Prose>
          <Markdown text={markdown} by="house" sectionId={sectionId} />
        </Prose>
      )}
    </QueryView>
  )
}
