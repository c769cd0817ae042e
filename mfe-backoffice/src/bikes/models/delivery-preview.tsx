import { formatDate } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Field, QueryView, Select, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { EditSection } from '../../form/edit-section.tsx'
import { catalogueChoices } from '../choices.api.ts'
import type { Bike } from './bikes.api.ts'
import { deliveryCountries, deliveryOf, FIRST_COUNTRY } from './delivery.api.ts'

const optionsOf = (all: ReadonlyArray<{ id: number; name: string }>): ChoiceProps['options'] =>
  all.map(({ id, name }) => [id, name])

/** Returns what of this is chosen, at first the first. */
const chosenOf = <One extends { id: number }>(all: readonly One[], id: number | null) =>
  all.find((one) => one.id === id) ?? all[0]

/** Shows when a bike arrives that is ordered today, as riders are told. */
export function DeliveryPreview({ bike }: { bike: Bike }) {
  const { http } = usePlatform()
  const choices = useQuery(catalogueChoices(http)).data
  const countries = useQuery(deliveryCountries(http)).data ?? []
  const [sizeId, setSize] = useState<number | null>(null)
  const [colourId, setColour] = useState<number | null>(null)
  const [country, setCountry] = useState(FIRST_COUNTRY)
  const built = bike.sizes.filter(({ isAvailable }) => isAvailable)
  const size = chosenOf(built, sizeId)
  const colours =
    choices?.colours.filter((it) => it.isPublished && size?.colours.some(({ id }) => id === it.id)) ?? []
  const colour = chosenOf(colours, colourId)
  return (
    <EditSection heading="Delivery" lead="When a bike ordered today arrives.">
      <Choice label="Size" value={size?.id} options={optionsOf(built)} onChoose={setSize} />
      <Choice label="Colour" value={colour?.id} options={optionsOf(colours)} onChoose={setColour} />
      <Choice label="Country" value={country} options={optionsOf(countries)} onChoose={setCountry} />
      {size && colour ? (
        <Dates asked={{ bike: bike.id, size: size.id, colour: colour.id, country, version: bike.version }} />
      ) : null}
    </EditSection>
  )
}

function Dates({ asked }: { asked: Parameters<typeof deliveryOf>[1] }) {
  const query = useQuery(deliveryOf(usePlatform().http, asked))
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton kind="text" lines={1} />}
      failed="The dates can’t be shown right now"
    >
      {(dates) => (
        <p role="status">
          {dates
            ? `Built in ${dates.leadDays} working days. Arrives between ${formatDate(dates.arrivesFrom)} and ${formatDate(dates.arrivesTo)}.`
            : 'On request, or we don’t ship there.'}
        </p>
      )}
    </QueryView>
  )
}

interface ChoiceProps {
  label: string
  value: number | undefined
  options: ReadonlyArray<readonly [id: number, label: string]>
  onChoose: (id: number) => void
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)
