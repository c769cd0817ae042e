import type { Stories } from '../story.ts'
import { WholeWords } from './whole-words.tsx'

export const stories: Stories = {
  'A word with a short beginning': () => <WholeWords text="Brake pad set, 2-piston, sintered" />,
}
