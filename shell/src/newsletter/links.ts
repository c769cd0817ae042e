import type { Outcome } from './outcomes.ts'

/** What a letter's link asks for. Opening it does nothing: programs that look for viruses open every link. */
export interface LetterLink {
  step: 'confirm' | 'unsubscribe'
  token: string
}

interface Words {
  heading: string
  lead: string
  button: string
}

/** By the link's parameter. */
const STEPS: Record<string, LetterLink['step']> = { token: 'confirm', unsubscribe: 'unsubscribe' }

export const WORDS: Record<LetterLink['step'], Words> = {
  confirm: {
    heading: 'One more click',
    lead: 'Say yes, and news from the workshop come to you once a month. Every letter has a link that ends it.',
    button: 'Yes, send me the newsletter',
  },
  unsubscribe: {
    heading: 'Leave the list?',
    lead: 'Then no more newsletters come to this address.',
    button: 'Take my address off the list',
  },
}

/** The outcome of a step by the API's status; `null` when there was no answer. */
export function outcomeOf(step: LetterLink['step'], status: number | null): Outcome {
  const isConfirming = step === 'confirm'
  if (status === 200) return isConfirming ? 'confirmed' : 'left'
  if (status === 404 || status === 422) return isConfirming ? 'spent' : 'unknown'
  return isConfirming ? 'failed' : 'not-left'
}

export function letterLink(query: URLSearchParams): LetterLink | null {
  for (const [parameter, step] of Object.entries(STEPS)) {
    const token = query.get(parameter)
    if (token) return { step, token }
  }
  return null
}
