import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Badge, Icon, type IconName, Picture, Price } from '@nireeka/ui'

import { Marked } from '../search/marked.tsx'
import { FamilyDrawing } from '../spares/family-drawing.tsx'
import type { Hit } from './found.api.ts'
import styles from './hits.module.css'
import { shorten } from './shorten.ts'

const ICONS: Record<Exclude<Hit['kind'], 'spare'>, IconName> = {
  article: 'info',
  code: 'danger',
  symptom: 'settings',
  thread: 'chat',
}

interface Props {
  hit: Hit
  /** What is searched, which is marked. */
  q: string
  /** Whether its title answers the search best of all. */
  isBest: boolean
}

interface ListProps {
  hits: readonly Hit[]
  /** How the search was read. */
  read: string
  best?: Hit | null
}

export const HitList = ({ hits, read, best }: ListProps) => (
  <ol className={styles.hits}>
    {hits.map((hit) => (
      <HitRow key={hit.to} hit={hit} q={read} isBest={hit === best} />
    ))}
  </ol>
)

/** One hit of a search, with a sign and a word for what kind of page it is; of a part also its picture and price. */
function HitRow({ hit, q, isBest }: Props) {
  const { label, title, answer, to, part } = hit
  return (
    <li className={classOf(part !== undefined, isBest)}>
      <Sign hit={hit} />
      <div className={styles.words}>
        <p className={styles.label}>
          {isBest ? <Badge tone="accent">Best match</Badge> : null}
          {label}
        </p>
        <h3 className={styles.title}>
          <Link className={styles.to} to={to}>
            <Marked text={title} q={q} />
          </Link>
        </h3>
        {isBest && answer ? <Answer text={answer} hit={hit} q={q} /> : <Excerpt hit={hit} q={q} />}
        {part ? (
          <p className={styles.offer}>
            <Price dollars={part.price} /> <Badge tone={part.tone}>{part.stock}</Badge>
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** A sign of what kind of page it is; of a part its picture. */
const Sign = ({ hit: { kind, part } }: { hit: Hit }) => (
  <span className={styles.sign}>
    {kind === 'spare' ? (
      <Picture
        src={part?.image ?? null}
        alt=""
        sizes="6rem"
        fallback={<FamilyDrawing code={part?.family ?? ''} title="" />}
      />
    ) : (
      <Icon name={ICONS[kind]} />
    )}
  </span>
)

/** What a part fits stands out, because parts of one kind differ in that; then some of the text. */
const Excerpt = ({ hit: { part, text }, q }: { hit: Hit; q: string }) => (
  <p className={styles.excerpt}>
    {part ? (
      <strong className={styles.facts}>
        <Marked text={part.fit} q={q} />
      </strong>
    ) : null}
    {part && text ? ' ' : null}
    <Marked text={keepUnits(shorten(text, q))} q={q} />
  </p>
)

/** The first sentences of an article, and the way to the whole. */
const Answer = ({ text, hit: { title, to }, q }: { text: string; hit: Hit; q: string }) => (
  <>
    <p className={styles.answer}>
      <Marked text={text} q={q} />
    </p>
    <Link className={styles.whole} to={to} aria-label={`Read the whole article: ${title}`}>
      Read the whole article
    </Link>
  </>
)

function classOf(isPart: boolean, isBest: boolean) {
  if (isBest) return `${styles.hit} ${styles.best}`
  return isPart ? `${styles.hit} ${styles.part}` : styles.hit
}
