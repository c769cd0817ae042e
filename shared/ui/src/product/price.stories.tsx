import type { Stories } from '../story.ts'
import { Price } from './price.tsx'

export const stories: Stories = {
  Plain: () => <Price dollars={119} />,
  Reduced: () => <Price dollars={89} was={119} />,
  'It cost less before': () => <Price dollars={119} was={89} />,
  'With cents': () => <Price dollars={4.5} />,
  'A large sum': () => <Price dollars={12_490} />,
  Nothing: () => <Price dollars={0} />,
}
