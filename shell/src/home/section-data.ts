import type { HomeSectionData } from '@nireeka/contracts/api'

/** The server's data for one kind of section. */
export type SectionData<Type extends HomeSectionData['type']> = Extract<
  HomeSectionData,
  { type: Type }
>['data']
