import { faultsOf } from '@nireeka/ui/marked-picture'
import { expect, test } from 'vitest'

import { MANUAL_BIKES } from './bikes.ts'
import { figuresOf, ILLUSTRATED } from './figures/section-figures.ts'
import { MANUAL } from './manual.ts'
import { stepPictures } from './step-pictures.ts'

test.each(MANUAL_BIKES)(
  'on a phone, the labels in the pictures of $name can be read and cover no part',
  ({ slug }) => {
    const faults = ILLUSTRATED.flatMap((id) =>
      figuresOf(slug, id).flatMap(({ marks }) => faultsOf(marks).map((fault) => `${id}: ${fault}`)),
    )
    expect(faults).toEqual([])
  },
)

test('so can the labels in the pictures of steps', () => {
  const pictures = MANUAL.flatMap(({ sections }) => sections.flatMap(({ id }) => stepPictures(id)))
  expect(pictures.flatMap((picture) => faultsOf(picture.marks ?? []))).toEqual([])
})

/** Words by which a caption leads the eye to a place. */
const PLACES =
  /\b(lever|hose|caliper|friction material|outer ring|crown|seals|gauge|lock|port|cap|bolts?|basket|middle|valve|contacts|magnet|motor sits|derailleur hangs|underside)\b/i
/** They speak of a part that is the whole picture, or that it doesn’t show. */
const WHOLE = ['suspension-service', 'winter']

test.each(MANUAL_BIKES)('each caption of $name that speaks of a place has it marked', ({ slug }) => {
  const unmarked = ILLUSTRATED.filter((id) => !WHOLE.includes(id)).flatMap((id) =>
    figuresOf(slug, id).flatMap(({ caption, marks }) =>
      PLACES.test(caption) && marks.length === 0 ? `${id}: ${caption}` : [],
    ),
  )
  expect(unmarked).toEqual([])
})
