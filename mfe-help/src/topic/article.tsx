import { useQuery } from '@nireeka/kit/query'
import { Prose, QueryView, Skeleton } from '@nireeka/ui'

import { blocksOf } from './blocks.ts'
import { sectionId } from './sections.ts'
import { Steps } from './steps.tsx'
import { markdownCode } from './topic.api.ts'

interface Props {
  markdown: string
}

export function Article({ markdown }: Props) {
  return (
    <QueryView
      query={useQuery(markdownCode)}
      skeleton={<Skeleton kind="text" lines={12} />}
      failed="The text can’t be shown right now"
      reason="A part of this page couldn’t be loaded."
    >
      {(Markdown) => (
        <Prose>
          {blocksOf(markdown).map((block, index) =>
            'steps' in block ? (
              <Steps key={index} steps={block.steps} Markdown={Markdown} />
            ) : (
              <Markdown
                key={index}
                text={block.text}
                by="house"
                sectionId={(section) => sectionId(section + block.sectionsBefore)}
              />
            ),
          )}
        </Prose>
      )}
    </QueryView>
  )
}
