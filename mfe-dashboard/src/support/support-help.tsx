import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { cardLinkClass, Icon } from '@nireeka/ui'
import { Fragment, type ReactNode } from 'react'

import { manualPath, type MemberBike, sparesPath } from '../bikes/bike.ts'
import { memberBikes } from '../bikes/bikes.api.ts'
import { Waiting } from '../waiting.tsx'
import { contactWays, helpGroups } from './help.api.ts'
import styles from './tickets.module.css'
import { type Topic, topicsFor } from './topics-for.ts'

/** Other ways to an answer. What can't be loaded is left out. */
export function SupportHelp() {
  const { http } = usePlatform()
  const ways = useQuery(contactWays(http))
  const groups = useQuery(helpGroups(http))
  const bikes = useQuery(memberBikes(http))
  const own = bikes.data ?? []
  return (
    <section className={styles.help} aria-labelledby="help">
      {/* What is seen are the headings of the three parts. */}
      <h2 id="help" className="visually-hidden">
        More help
      </h2>
      {[ways, groups, bikes].some(({ isPending }) => isPending) ? (
        <Waiting lines={4} />
      ) : (
        <>
          {ways.data?.length ? <Ways ways={ways.data} /> : null}
          <Topics
            topics={topicsFor(
              groups.data ?? [],
              own.map(({ slug }) => slug),
            )}
          />
          {own.length > 0 ? <OwnBikes bikes={own} /> : null}
        </>
      )}
    </section>
  )
}

interface Way {
  title: string
  label: string
  to: string
  note: string
}

const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <Part title="Reach us">
    <ul className={styles.links} aria-label="Ways to reach us">
      {ways.map(({ title, label, to, note }) => (
        <Row key={to} to={to} label={label} before={title} note={note} />
      ))}
    </ul>
  </Part>
)

const Topics = ({ topics }: { topics: readonly Topic[] }) => (
  <Part title="Find the answer yourself">
    <ul className={styles.links}>
      <Row to="/help-center/diagnosis" label="Troubleshooter" />
      {topics.map(({ id, title }) => (
        <Row key={id} to={`/help-center/topics/${id}`} label={title} />
      ))}
    </ul>
  </Part>
)

const OwnBikes = ({ bikes }: { bikes: readonly MemberBike[] }) => (
  <Part title={bikes.length === 1 ? 'For your bike' : 'For your bikes'}>
    <ul className={styles.links}>
      {bikes.map(({ id, slug, title }) => (
        <Fragment key={id}>
          <Row to={sparesPath(id)} label={`Spares for your ${title}`} />
          <Row to={manualPath(slug)} label={`Manual of the ${title}`} />
        </Fragment>
      ))}
      <Row to="/dealers?service=service" label="Dealers who service bikes" />
    </ul>
  </Part>
)

interface RowProps {
  to: string
  label: string
  /** What a screen reader reads before the link. */
  before?: string
  note?: string
}

/** A link that fills its row. */
const Row = ({ to, label, before, note }: RowProps) => {
  const isOurs = to.startsWith('/')
  const className = `${cardLinkClass} ${styles.link}`
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        {before ? <span className="visually-hidden">{before}: </span> : null}
        {isOurs ? (
          <Link className={className} to={to}>
            {label}
          </Link>
        ) : (
          <a className={className} href={to}>
            {label}
          </a>
        )}
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      <Icon name="chevron-right" />
    </li>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={styles.subheading}>{title}</h3>
    {children}
  </div>
)
