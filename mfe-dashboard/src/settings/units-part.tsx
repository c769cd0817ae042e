import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { QueryView, Select } from '@nireeka/ui'

import { type Profile, profile, toggleUnit } from '../profile/profile.api.ts'
import { Waiting } from '../waiting.tsx'
import { SettingsPart } from './settings-part.tsx'
import styles from './settings.module.css'

/** The units in which the member sees figures. */
export function UnitsPart() {
  const { http } = usePlatform()
  const query = useQuery(profile(http))
  return (
    <SettingsPart
      id="units"
      title="Units"
      lead="What our bikes’ figures are shown in."
      control={query.data ? <UnitChoice isImperial={query.data.isImperial} /> : null}
    >
      {query.data ? null : (
        <QueryView
          query={query}
          skeleton={<Waiting lines={2} />}
          failed="Your units can’t be shown right now"
        >
          {() => null}
        </QueryView>
      )}
    </SettingsPart>
  )
}

/** Metric or imperial units. The server toggles the unit, so the choice shows the server's answer. */
function UnitChoice({ isImperial }: Pick<Profile, 'isImperial'>) {
  const { http, notify, publish } = usePlatform()
  const queries = useQueryClient()
  const toggle = useMutation({
    mutationFn: () => toggleUnit(http),
    onSuccess: (isNowImperial) => {
      const { queryKey } = profile(http)
      queries.setQueryData(queryKey, (known) => known && { ...known, isImperial: isNowImperial })
      publish({ type: 'member:changed' })
      notify('success', isNowImperial ? IMPERIAL : METRIC)
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Select
      className={styles.select}
      aria-labelledby="units"
      value={isImperial ? 'imperial' : 'metric'}
      disabled={toggle.isPending}
      onChange={() => toggle.mutate()}
    >
      <option value="metric">Metric</option>
      <option value="imperial">Imperial</option>
    </Select>
  )
}

const IMPERIAL = 'Figures are now shown in miles, pounds and inches.'
const METRIC = 'Figures are now shown in kilometres, kilograms and millimetres.'
