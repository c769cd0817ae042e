import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import type { ReactNode } from 'react'

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
      <h2 id="help" className={`${styles.heading} ${styles.wide}`}>
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
        <li key={to} className={styles.way}>
          <span className="visually-hidden">{title}: </span>
          {to.startsWith('/') ? (
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          ) : (
            <a className={styles.link} href={to}>
              {label}
            </a>
          )}
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ul>
  </Part>
)

const Topics = ({ topics }: { topics: readonly Topic[] }) => (
  <Part title="Find the answer yourself">
    <ul className={styles.links}>
      <li>
        <Link className={styles.link} to="/help-center/diagnosis">
          Troubleshooter
        </Link>
      </li>
      {topics.map(({ id, title }) => (
        <li key={id}>
          <Link className={styles.link} to={`/help-center/topics/${id}`}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </Part>
)

const OwnBikes = ({ bikes }: { bikes: readonly MemberBike[] }) => (
  <Part title={bikes.length === 1 ? 'For your bike' : 'For your bikes'}>
    <ul className={styles.links}>
      {bikes.map(({ id, slug, title }) => (
        <li key={id} className={styles.own}>
          <Link className={styles.link} to={sparesPath(id)}>
            Spares for your {title}
          </Link>
          <Link className={styles.link} to={manualPath(slug)}>
            Manual of the {title}
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.link} to="/dealers?service=service">
          Dealers who service bikes
        </Link>
      </li>
    </ul>
  </Part>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3 className={styles.subheading}>{title}</h3>
    {children}
  </div>
)
