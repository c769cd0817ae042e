import { messageOf, type Modal, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, cardLinkClass, DateText, Picture, Price } from '@nireeka/ui'
import { useRef } from 'react'

import styles from './bike-cards.module.css'
import { deleteSavedBuild, SAVED_BUILDS_KEY, type SavedBuild } from './saved-builds.api.ts'

interface Props {
  build: SavedBuild
  /** It has just come back: whoever brought it back goes on here. */
  isRestored: boolean
  /** It is deleted, and can be saved again. */
  onRemoved: () => void
}

export function SavedBuildCard({ build, isRestored, onRemoved }: Props) {
  const isBack = useRef(isRestored)

  /** The way back is gone, and the focus would be nowhere. */
  function focusWhenBack(link: HTMLAnchorElement | null) {
    if (!link || !isBack.current) return
    isBack.current = false
    link.focus()
  }

  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <Picture src={build.image} alt="" sizes="(width < 40rem) 40vw, 20rem" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link ref={focusWhenBack} className={`${cardLinkClass} ${styles.link}`} to={build.path}>
            {build.title}
          </Link>
        </h3>
        <BuildFacts build={build} />
        <DeleteBuild build={build} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

const BuildFacts = ({ build }: { build: SavedBuild }) => (
  <>
    {build.choice ? <p className={styles.quiet}>{build.choice}</p> : null}
    <p className={styles.price}>
      <Price dollars={build.price} />
    </p>
    {build.notice ? <p className={styles.quiet}>{build.notice}</p> : null}
    <p className={styles.quiet}>
      Saved on <DateText date={build.savedAt} zone="reader" />
    </p>
  </>
)

/** What could not be saved again as it is goes only after a question; all else can be undone. */
function DeleteBuild({ build, onRemoved }: Pick<Props, 'build' | 'onRemoved'>) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: () => deleteSavedBuild(http, build.id),
    onSuccess: () => {
      if (build.notice) notify('success', `Your saved ${build.title} is deleted.`)
      else onRemoved()
      return queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })

  async function start() {
    if (!build.notice || (await confirm(lastQuestion(build)))) mutate()
  }

  return (
    <Button
      className={styles.remove}
      tone="quiet"
      size="small"
      isBusy={isPending}
      onClick={() => void start()}
    >
      Delete <span className="visually-hidden">the saved {build.title}</span>
    </Button>
  )
}

const lastQuestion = ({ title }: SavedBuild): Modal => ({
  kind: 'alert',
  isDangerous: true,
  title: `Delete your saved ${title}?`,
  text: 'This action is not reversible.',
  confirm: 'Delete',
  cancel: 'Keep it',
})
