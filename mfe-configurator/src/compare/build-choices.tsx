import type { BuildRef } from '@nireeka/contracts/bike-build'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { savedBuilds } from '@nireeka/kit/saved-builds'
import { Price, QueryView, Skeleton } from '@nireeka/ui'
import { type ReactNode, useId } from 'react'

import { bikes } from '../bikes/bikes.api.ts'
import { BuildPicture } from '../saved/build-picture.tsx'
import styles from './change-build.module.css'
import { standardBuild } from './standard-columns.ts'

interface Choosing {
  /** Returns the path of the comparison with a build that is chosen. */
  pathWith: (chosen: BuildRef) => string
  /** Called when a build is chosen. */
  onChosen?: () => void
}

interface Props extends Choosing {
  /** Whether there is room for several choices in a row. */
  isWide?: boolean
}

/** The builds that a column can show, with pictures: the member's saved ones, and each bike as standard. */
export function BuildChoices({ isWide, ...choosing }: Props) {
  const isMember = useStream(usePlatform().session$).status === 'member'
  return (
    <div className={styles.choices} data-wide={isWide}>
      {isMember ? <SavedOnes {...choosing} /> : null}
      <StandardOnes {...choosing} />
    </div>
  )
}

function SavedOnes(choosing: Choosing) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(savedBuilds(http))}
      skeleton={<Skeleton kind="text" lines={3} />}
      failed="Your saved builds can’t be shown right now"
      empty={null}
    >
      {(builds) => (
        <Group title="Your saved builds">
          {builds.map((build) => (
            <Choice
              key={build.id}
              build={build}
              title={build.name}
              note={build.look || 'Size and colour not chosen yet'}
              price={build.price}
              {...choosing}
            />
          ))}
        </Group>
      )}
    </QueryView>
  )
}

function StandardOnes(choosing: Choosing) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(bikes(http))}
      skeleton={<Skeleton kind="text" lines={3} />}
      failed="The bikes can’t be shown right now"
    >
      {(found) => (
        <Group title="Standard bikes">
          {found.map((bike) => (
            <Choice
              key={bike.slug}
              build={standardBuild(bike)}
              title={bike.title}
              note={bike.use}
              price={bike.price}
              {...choosing}
            />
          ))}
        </Group>
      )}
    </QueryView>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      {/* No heading, because the choices stand above the name of the bike that they change. */}
      <p id={id} className={styles.group}>
        {title}
      </p>
      <ul className={styles.picks} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}

interface ChoiceProps extends Choosing {
  build: BuildRef
  title: string
  note: string
  /** In dollars. */
  price: number
}

/** A build that can be compared, as a link with its picture. */
const Choice = ({ build, title, note, price, pathWith, onChosen }: ChoiceProps) => (
  <li>
    <Link className={styles.pick} to={pathWith(build)} onClick={onChosen}>
      <span className={styles.pickPicture}>
        <BuildPicture
          slug={build.slug}
          colourId={build.build.colourId}
          partIds={build.build.partIds}
          sizes="(width < 40rem) 40vw, 9rem"
        />
      </span>
      <span className={styles.pickWords}>
        <span className={styles.pickTitle}>{title}</span> <span className={styles.note}>{note}</span>{' '}
        <Price dollars={price} />
      </span>
    </Link>
  </li>
)
