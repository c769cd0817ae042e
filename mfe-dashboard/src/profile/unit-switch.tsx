import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Checkbox } from '@nireeka/ui'

import { type Profile, profile, toggleUnit } from './profile.api.ts'

/**
 * A switch between metric and imperial units. The server toggles the unit, so the switch shows the server's answer.
 */
export function UnitSwitch({ isImperial }: Pick<Profile, 'isImperial'>) {
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
    <Checkbox
      label="Miles, pounds and inches"
      hint="Off: kilometres, kilograms and millimetres. It changes how our bikes’ figures are shown to you."
      checked={isImperial}
      aria-disabled={toggle.isPending || undefined}
      onChange={() => {
        if (!toggle.isPending) toggle.mutate()
      }}
    />
  )
}

const IMPERIAL = 'Figures are now shown in miles, pounds and inches.'
const METRIC = 'Figures are now shown in kilometres, kilograms and millimetres.'
