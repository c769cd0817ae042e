import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'

import { toBike } from '../bikes/bikes.api.ts'
import { sampleGroups } from '../bike-build/sample-builder.ts'
import { ColourChoice } from '../colour/colour-choice.tsx'
import { sampleCard } from '../sample-bike.ts'
import { SizeChoice } from '../size/size-choice.tsx'

const { sizes } = toBike(sampleCard)
const groups = sampleGroups
const colours = groups.flatMap((group) => group.colours)

function Sizes() {
  const [id, setId] = useState<number | null>(null)
  const chosen = sizes.find((size) => size.id === id) ?? null
  return (
    <>
      <SizeChoice sizes={sizes} chosen={chosen} unit={0} onChoose={setId} />
      <p>Chosen: {chosen?.name ?? 'none'}</p>
    </>
  )
}

function Colours() {
  const [id, setId] = useState(1)
  const chosen = colours.find((colour) => colour.id === id)!
  return (
    <>
      <ColourChoice groups={groups} chosen={chosen} onChoose={setId} />
      <p>Chosen: {chosen.name}</p>
    </>
  )
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

/** Renders a choice as server HTML, presses a radio button, and then hydrates. */
function hydrateAfter(press: RegExp | null, tree: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => container.remove())
  container.innerHTML = renderToString(tree)
  if (press) radio(press).checked = true
  render(tree, { container, hydrate: true })
}

test('a size chosen before the page came alive is chosen', async () => {
  hydrateAfter(/^M ?Riders/, <Sizes />)
  expect(screen.getByText('Chosen: M')).toBeDefined()
  expect(radio(/^M ?Riders/).checked).toBe(true)
  await userEvent.click(radio(/^S ?Riders/))
  expect(screen.getByText('Chosen: S')).toBeDefined()
})

test('no size is chosen as long as nobody does', () => {
  hydrateAfter(null, <Sizes />)
  expect(screen.getByText('Chosen: none')).toBeDefined()
})

test('a colour chosen before the page came alive is chosen', () => {
  hydrateAfter(/Midnight Pearl/, <Colours />)
  expect(screen.getByText('Chosen: Midnight Pearl')).toBeDefined()
  expect(radio(/Midnight Pearl/).checked).toBe(true)
})
