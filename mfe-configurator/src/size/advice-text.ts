import type { SizeAdvice } from '@nireeka/contracts/bike-build'
import type { Unit } from '@nireeka/kit/units'

import type { Size } from '../bikes/bike.ts'
import { height } from '../performance/measures.ts'

/** Returns the size finder's recommendation as text. */
export function adviceText(advice: SizeAdvice<Size>, unit: Unit): string {
  switch (advice.status) {
    case 'none':
      return 'This bike has no sizes yet.'
    case 'too_small':
      return `Our smallest frame of this bike is made for riders from ${height(advice.size.riderFrom, unit)}.`
    case 'too_tall':
      return `Our largest frame of this bike is made for riders up to ${height(advice.size.riderTo, unit)}.`
    case 'fits':
      return `${advice.size.name} fits you.${notBuilt(advice.size)}`
    case 'between': {
      const taste = advice.isLarger ? 'nimble' : 'stretched'
      const both = `${advice.size.name} fits; ${advice.other.name} if you like it ${taste}.`
      return `${both}${notBuilt(advice.size)}`
    }
  }
}

const notBuilt = ({ name, note }: { name: string; note: string | null }) =>
  note === null ? '' : ` We can’t build ${name} now: ${inSentence(note)}.`

/** Returns why a size isn't built as the end of a sentence. */
export const inSentence = (note: string) => note.charAt(0).toLowerCase() + note.slice(1)
