import { WORKSHOP_STAGES } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, ChipLink, ChipList, Field, Select, TextInput } from '@nireeka/ui'

import type { ListState } from '../list/list.ts'
import { withFilter } from '../list/list-state.ts'
import type { ListView } from '../list/use-list-state.ts'
import { useTyped } from '../list/use-typed.ts'
import { CONCERN_LABELS, withoutPages } from './board-shape.ts'
import { STAGE_LABELS } from './stage-texts.ts'
import { boardCounts } from './workshop.api.ts'
import styles from './workshop.module.css'

interface Props {
  view: ListView
  onHelp: () => void
}

/** The search and filters of the board, and on a phone the stages. */
export function BoardTools({ view, onHelp }: Props) {
  const { http } = usePlatform()
  const { state, show } = view
  const { data } = useQuery(boardCounts(http, state))
  const narrow = (change: (now: ListState) => ListState, isReplaced = false) =>
    show((now) => change({ ...now, filters: withoutPages(now.filters) }), isReplaced)
  const typed = useTyped(state.search, (search) => narrow((now) => ({ ...now, search }), true))
  return (
    <div role="search" className={styles.tools}>
      <StageChips view={view} counts={data?.counts ?? []} />
      <div className={styles.fields}>
        <div className={styles.search}>
          <Field label="Search orders">
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={40}
              placeholder="Order number"
              {...typed}
            />
          </Field>
        </div>
        <div className={styles.field}>
          <Field label="Model">
            <Select
              value={state.filters.model ?? ''}
              onChange={({ target }) => narrow((now) => withFilter(now, 'model', target.value))}
            >
              <option value="">All models</option>
              {data?.models.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className={styles.field}>
          <Field label="Show">
            <Select
              value={state.filters.concern ?? ''}
              onChange={({ target }) => narrow((now) => withFilter(now, 'concern', target.value))}
            >
              <option value="">All bikes</option>
              {Object.entries(CONCERN_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Button className={styles.keys} tone="quiet" onClick={onHelp}>
          Keyboard shortcuts
        </Button>
      </div>
    </div>
  )
}

interface ChipProps extends Pick<Props, 'view'> {
  counts: ReadonlyArray<{ stage: string; count: number }>
}

/** The stages as links, for a phone, which shows one of them at a time. */
const StageChips = ({ view: { state, toSearch }, counts }: ChipProps) => (
  <nav className={styles.stages} aria-label="Bikes by status">
    <ChipList>
      {WORKSHOP_STAGES.map((stage) => (
        <ChipLink
          key={stage}
          label={STAGE_LABELS[stage]}
          count={counts.find((it) => it.stage === stage)?.count ?? 0}
          isCurrent={stage === (state.filters.stage ?? 'to_build')}
          link={<Link to={{ search: toSearch(withFilter(state, 'stage', stage)) }} />}
        />
      ))}
    </ChipList>
  </nav>
)
