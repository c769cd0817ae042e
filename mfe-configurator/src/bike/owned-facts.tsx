import { DefinitionList } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

/** The size and colour of an owned bike, shown as text because they can't be changed. */
export const OwnedFacts = ({ builder: { size, colour, build } }: { builder: Builder }) => (
  <DefinitionList
    items={[
      { term: 'Your size', details: size?.name ?? 'As you have it' },
      {
        term: 'Your colour',
        details: [colour?.name ?? 'As you have it', ...build.ral.map((code) => `RAL ${code}`)].join(', '),
      },
    ]}
  />
)
