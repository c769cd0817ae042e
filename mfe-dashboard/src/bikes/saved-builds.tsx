import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, cardLinkClass, FailedState, Picture, Price } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import { onDay } from '../when.ts'
import styles from './bike-cards.module.css'
import { deleteSavedBuild, SAVED_BUILDS_KEY, type SavedBuild, savedBuilds } from './saved-builds.api.ts'

/** What the member has put together and not ordered yet; nothing while there is none. */
export function SavedBuilds() {
  const { http } = usePlatform()
  const builds = useQuery(savedBuilds(http))

  if (builds.isPending) return <Waiting lines={2} />
  if (builds.isError) {
    return (
      <FailedState
        title="Your saved builds can’t be shown right now"
        message={messageOf(builds.error, TEXTS.unreachable)}
        onRetry={() => void builds.refetch()}
      />
    )
  }
  if (builds.data.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="builds">
      <div className={styles.head}>
        <h2 id="builds" className={styles.heading}>
          Saved builds
        </h2>
        <Link to="/configurator/builds">Name, copy and compare them</Link>
      </div>
      <ul className={styles.cards} aria-label="Saved builds">
        {builds.data.map((build) => (
          <BuildCard key={build.id} build={build} />
        ))}
      </ul>
    </section>
  )
}

const BuildCard = ({ build }: { build: SavedBuild }) => (
  <li className={styles.card}>
    <span className={styles.picture}>
      <Picture src={build.image} alt="" sizes="(width < 40rem) 40vw, 20rem" />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link className={`${cardLinkClass} ${styles.link}`} to={build.path}>
          {build.title}
        </Link>
      </h3>
      {build.choice ? <p className={styles.quiet}>{build.choice}</p> : null}
      <p className={styles.price}>
        <Price dollars={build.price} />
      </p>
      {build.notice ? <p className={styles.quiet}>{build.notice}</p> : null}
      <p className={styles.quiet}>
        Saved on <time dateTime={build.savedAt.toISOString()}>{onDay(build.savedAt)}</time>
      </p>
      <DeleteBuild build={build} />
    </div>
  </li>
)

function DeleteBuild({ build }: { build: SavedBuild }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deleteSavedBuild(http, build.id),
    onSuccess: () => {
      notify('success', `Your saved ${build.title} is deleted.`)
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button
      className={styles.remove}
      tone="quiet"
      size="small"
      isBusy={deletion.isPending}
      onClick={() => deletion.mutate()}
    >
      Delete <span className="visually-hidden">the saved {build.title}</span>
    </Button>
  )
}
