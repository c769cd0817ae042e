import type { Stories } from '../story.ts'
import { DefinitionList } from './definition-list.tsx'

export const stories: Stories = {
  Facts: () => (
    <DefinitionList
      items={[
        { term: 'Weight', details: '22.4 kg' },
        { term: 'Range', details: '90 km' },
      ]}
    />
  ),
  'With a sum': () => (
    <DefinitionList
      items={[
        { term: 'Subtotal', details: '$238' },
        { term: 'Shipping', details: '$9' },
        { term: 'Total', details: '$266.76', isSum: true },
      ]}
    />
  ),
  'Long text': () => (
    <DefinitionList
      items={[
        {
          term: 'What is in the box besides the bike itself',
          details: 'Charger, pedals, a torque key, two reflectors and the printed manual in four languages',
        },
      ]}
    />
  ),
}
