import type { input } from '@nireeka/contracts/zod'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { useApiForm } from '@nireeka/kit/form'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { staff } from '../../sample-staff.ts'
import { DealerForm, type DealerSchema } from './dealer.api.ts'
import { DealerFields } from './dealer-fields.tsx'

const BERLIN: input<DealerSchema> = {
  version: 3,
  kind: 'dealer',
  name: 'Spree Antrieb',
  city: 'Berlin',
  country: 'Germany',
  latitude: 52.52,
  longitude: 13.41,
  services: ['service'],
  bikes: ['nyx'],
  hours: 'Daily 9 to 18',
  note: null,
  phone: '555-0106',
  email: 'spree-antrieb@example.com',
}

function open() {
  const submit = vi.fn<(body: unknown) => Promise<void>>(async () => undefined)
  function Page() {
    const form = useApiForm({ schema: DealerForm, defaultValues: BERLIN, submit })
    return (
      <form onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <DealerFields form={form} />
        <button type="submit">Save</button>
      </form>
    )
  }
  const { http } = fakeHttp({
    'GET /api/countries': { countries: [{ name: 'Austria' }, { name: 'Germany' }] },
    'GET /api/configurator': {
      bikes: [
        { slug: 'nireeka-prime', title: 'Nireeka Prime' },
        { slug: 'nyx', title: 'Nireeka Nyx' },
      ],
    },
  })
  renderPage(<Page />, '/backoffice', { http, session$: staff(9) })
  return submit
}

/** Returns a field by its label, behind which an optional one says so. */
const fieldOf = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
async function retype(label: string, text: string) {
  await userEvent.clear(fieldOf(label))
  if (text) await userEvent.type(fieldOf(label), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('all that the page shows of a dealer can be changed', async () => {
  const submit = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nireeka Prime' }))
  await screen.findByRole('option', { name: 'Austria' })
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Austria')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }))
  await retype('Latitude', '48.21')
  await retype('Opening hours', '')
  await retype('Note', 'Closed until May.')
  await save()
  await waitFor(() => expect(submit).toHaveBeenCalled())
  expect(submit.mock.calls[0]?.[0]).toEqual({
    ...BERLIN,
    country: 'Austria',
    latitude: 48.21,
    services: ['sales', 'service'],
    bikes: ['nireeka-prime', 'nyx'],
    hours: null,
    note: 'Closed until May.',
  })
})

test.each([
  ['Latitude', '95', 'This must be between -90 and 90 degrees.'],
  ['Longitude', 'east', 'Please write degrees such as 52.52.'],
  ['Phone', 'call us', 'Please write a phone number such as +49 30 5550106.'],
  [
    'Opening hours',
    'mornings',
    'Please write hours such as “Monday to Friday 10 to 18, Saturday 10:30 to 16” or “Daily 9 to 18”.',
  ],
])('%s %j is answered by a sentence at the field', async (label, text, sentence) => {
  const submit = open()
  await retype(label, text)
  await save()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(fieldOf(label))
  expect(submit).not.toHaveBeenCalled()
})
