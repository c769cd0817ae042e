import type { InformationTextData, TextKey, TextTable } from '@nireeka/contracts/api'

/** The fewest words of an information page. */
const FEWEST_WORDS = 100

/** What other pages promise or link to in a text: sentences, anchors, and tables that it has to show. */
interface Needed {
  phrases?: string[]
  anchors?: string[]
  tables?: TextTable[]
}

const NEEDED: Partial<Record<TextKey, Needed>> = {
  // The footer promises both.
  contact: { phrases: ['24 hours a day, seven days a week', 'authorized team'] },
  // The question for consent links to the first anchor; the tables list what is kept in a browser.
  privacypolicy: {
    anchors: ['in-your-browser', 'with-your-consent', 'your-location'],
    tables: ['needed-entries', 'consent-entries'],
  },
}

/** Returns why a text can't be published as the page `key`, as a sentence, or null when it can. */
export function problemOf(key: TextKey, text: InformationTextData): string | null {
  const words = wordsIn(text)
  const problem = words < FEWEST_WORDS ? tooShort(words) : null
  return problem ?? missing(key, text) ?? unfit(key, text)
}

const tooShort = (words: number) =>
  `This text has ${words} words. A page of ours says more than that: at least ${FEWEST_WORDS}.`

const wordsIn = ({ sections }: InformationTextData) =>
  sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/)).filter(Boolean).length

function missing(key: TextKey, text: InformationTextData): string | null {
  const { phrases = [], anchors = [], tables = [] } = NEEDED[key] ?? {}
  const said = text.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
  const phrase = phrases.find((it) => !said.includes(it))
  if (phrase) return `The footer of every page promises “${phrase}”, so this text has to say it.`
  const anchor = anchors.find((it) => text.sections.every(({ id }) => id !== it))
  if (anchor) return `Other pages link to the section with the address “${anchor}”, so one section needs it.`
  const table = tables.find((it) => text.sections.filter((section) => section.table === it).length !== 1)
  if (table) return `The table “${table}” has to be in one section, and in no other.`
  return null
}

/** Returns what the page `key` can't show, or what it can't be without. */
function unfit(key: TextKey, { ways, picture, sections }: InformationTextData): string | null {
  const isFaq = key === 'faq'
  if (isFaq !== sections.every(({ group }) => group !== undefined))
    return isFaq ? 'Every question needs a group.' : 'Only questions have a group.'
  if ((key === 'contact') !== (ways !== undefined))
    return ways
      ? 'Only the contact page shows ways to reach us.'
      : 'The contact page needs a way to reach us.'
  if (key !== 'about-us' && picture) return 'This page shows no picture.'
  if (key !== 'privacypolicy' && sections.some(({ table }) => table))
    return 'Only the privacy policy shows tables.'
  return null
}
