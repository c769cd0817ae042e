import type { GuideSummary } from './diagnosis.api.ts'

const MOST = 4
/** Shorter words say nothing about what a guide is about. */
const MIN_LENGTH = 5
/** What the same part of the bike counts for, and the same kind of guide, beside the words that two guides share. */
const SAME_AREA = 0.5
const SAME_KIND = 0.1

const wordsOf = ({ title, summary }: GuideSummary) =>
  new Set(`${title} ${summary}`.toLowerCase().match(new RegExp(`\\p{L}{${MIN_LENGTH},}`, 'gu')) ?? [])

/**
 * Returns the guides most like one: those that share words which few guides have, then those about the same part of the
 * bike. Guides with neither are left out.
 */
export function guidesLike(guide: GuideSummary, all: readonly GuideSummary[]): GuideSummary[] {
  const others = all.filter(({ slug }) => slug !== guide.slug)
  const texts = others.map(wordsOf)
  const share = (word: string) => texts.filter((text) => text.has(word)).length
  const weights = new Map([...wordsOf(guide)].map((word) => [word, 1 / Math.max(share(word), 1)]))
  const likeness = (other: GuideSummary, text: ReadonlySet<string>) => {
    const words = [...text].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
    return words + (other.area === guide.area ? SAME_AREA : 0) + (other.kind === guide.kind ? SAME_KIND : 0)
  }
  return others
    .map((other, index) => ({ other, likeness: likeness(other, texts[index]!) }))
    .filter((it) => it.likeness > SAME_KIND)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ other }) => other)
}
