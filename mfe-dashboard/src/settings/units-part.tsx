import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { QueryView, RadioCards } from '@nireeka/ui'

import { type Profile, profile, toggleUnit } from '../profile/profile.api.ts'
import { Waiting } from '../waiting.tsx'
import { SettingsPart } from './settings-part.tsx'
import styles from './settings.module.css'

/** The units in which the member sees figures. */
export function UnitsPart() {
  const { http } = usePlatform()
  const query = useQuery(profile(http))
  return (
    <SettingsPart id="units" title="Units" state={query.data && nameOf(query.data)}>
      <QueryView query={query} skeleton={<Waiting lines={2} />} failed="Your units can’t be shown right now">
        {({ isImperial }) => <UnitChoice isImperial={isImperial} />}
      </QueryView>
    </SettingsPart>
  )
}

const nameOf = ({ isImperial }: Pick<Profile, 'isImperial'>) => (isImperial ? 'Imperial' : 'Metric')

/** Metric or imperial units. The server toggles the unit, so the choice shows the server's answer. */
function UnitChoice({ isImperial }: Pick<Profile, 'isImperial'>) {
  const { http, notify, publish } = usePlatform()
  const queries = useQueryClient()
  const shown: Unit = isImperial ? 'imperial' : 'metric'
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
  const choose = (unit: Unit) => {
    if (unit !== shown && !toggle.isPending) toggle.mutate()
  }
  return (
    <div className={styles.units}>
      <RadioCards
        legend="Show our bikes’ figures in"
        options={UNITS}
        value={shown}
        onChange={choose}
        columns={2}
      />
    </div>
  )
}

type Unit = (typeof UNITS)[number]['value']

const UNITS = [
  { value: 'metric', label: 'Metric', details: 'Kilometres, kilograms, millimetres' },
  { value: 'imperial', label: 'Imperial', details: 'Miles, pounds, inches' },
] as const

const IMPERIAL = 'Figures are now shown in miles, pounds and inches.'
const METRIC = 'Figures are now shown in kilometres, kilograms and millimetres.'
