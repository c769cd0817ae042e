import type { HomeSectionData } from '@nireeka/contracts/api'

/** What the server sends for one kind of section. */
export type SectionData<Type extends HomeSectionData['type']> = Extract<
  HomeSectionData,
  { type: Type }
>['data']
