import { DefinitionList } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'

/** The size and colour of an owned bike, shown as text because they can't be changed. */
export const OwnedFacts = ({ builder: { size, colour, build } }: { builder: Builder }) => (
  <DefinitionList
    items={[
      { term: 'Your size', details: size?.name ?? 'As on your bike' },
      {
        term: 'Your colour',
        details: [colour?.name ?? 'As on your bike', ...build.ral.map((code) => `RAL ${code}`)].join(', '),
      },
    ]}
  />
)
