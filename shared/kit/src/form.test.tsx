import * as z from '@nireeka/contracts/zod'
import { useApiForm } from '@nireeka/kit/form'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { formSchema } from './form-schema.ts'
import { refusal } from './testing/fake-http.ts'

const Schema = z.strictObject({ address: z.strictObject({ city: z.string().min(1) }) })

interface Props {
  submit: () => Promise<void>
  extra?: object
  schema?: Parameters<typeof useApiForm<typeof Schema>>[0]['schema']
}

function Page({ submit, extra = {}, schema = Schema }: Props) {
  const { register, errors, failure, onSubmit } = useApiForm({
    schema,
    defaultValues: { address: { city: '', ...extra } },
    submit,
  })
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <input aria-label="City" {...register('address.city')} />
      <p>at the field: {errors.address?.city?.message}</p>
      <p>above: {failure}</p>
      <button type="submit">Send</button>
    </form>
  )
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const type = (value: string) => fireEvent.input(screen.getByLabelText('City'), { target: { value } })

test('the contract’s rule is said at its field, in the server’s words', async () => {
  const submit = vi.fn(async () => undefined)
  render(<Page submit={submit} />)
  send()
  expect(await screen.findByText('at the field: This field is required.')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('the server’s sentences are said at their fields', async () => {
  render(
    <Page
      submit={() => Promise.reject(refusal(422, 'no', { 'address.city': ['We don’t know this city.'] }))}
    />,
  )
  type('Atlantis')
  send()
  expect(await screen.findByText('at the field: We don’t know this city.')).toBeTruthy()
})

test('a failure of no field is said above', async () => {
  render(<Page submit={() => Promise.reject(refusal(409, 'The price has changed.'))} />)
  type('Oslo')
  send()
  expect(await screen.findByText('above: The price has changed.')).toBeTruthy()
})

test('what is wrong with no input of the page is said above, so that no button seems dead', async () => {
  render(<Page submit={async () => undefined} extra={{ id: 7 }} />)
  type('Oslo')
  send()
  expect(await screen.findByText('above: This field is not known here.')).toBeTruthy()
})

function StarsPage() {
  const { setValue, failure, onSubmit } = useApiForm({
    schema: z.strictObject({ stars: z.int() }),
    defaultValues: {},
    submit: async () => undefined,
  })
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <p>above: {failure}</p>
      <button type="button" onClick={() => setValue('stars', 4, { shouldValidate: true })}>
        Four stars
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

test('what was wrong with no input goes from above once it is right', async () => {
  render(<StarsPage />)
  send()
  expect(await screen.findByText('above: This field is required.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Four stars' }))
  await waitFor(() => expect(screen.queryByText(/This field is required/)).toBeNull())
})

test('a sentence of the server’s for a field that the page doesn’t show is said above', async () => {
  const fields = { 'address.city': ['We don’t know this city.'], is_admin: ['This field is not known here.'] }
  render(<Page submit={() => Promise.reject(refusal(422, 'no', fields))} />)
  type('Atlantis')
  send()
  expect(await screen.findByText('above: This field is not known here.')).toBeTruthy()
  expect(screen.getByText('at the field: We don’t know this city.')).toBeTruthy()
})

test('the server’s sentences go when the form is sent again, and what was typed stays', async () => {
  let attempts = 0
  const submit = () =>
    attempts++ === 0
      ? Promise.reject(refusal(422, 'no', { street: ['Where is that?'], 'address.city': ['Unknown.'] }))
      : Promise.resolve()
  render(<Page submit={submit} />)
  type('Oslo')
  send()
  expect(await screen.findByText('above: Where is that?')).toBeTruthy()
  send()
  await waitFor(() => expect(screen.queryByText(/Where is that|Unknown/)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Oslo')
  expect(attempts).toBe(2)
})

test('the server’s sentence for a field stands at the field of our name', async () => {
  const Body = formSchema(z.strictObject({ last_name: z.string() }))
  function Form() {
    const { register, errors, onSubmit } = useApiForm({
      schema: Body,
      defaultValues: { lastName: 'Berg' },
      submit: () => Promise.reject(refusal(422, 'no', { last_name: ['Nobody is called so.'] })),
    })
    return (
      <form onSubmit={(event) => void onSubmit(event)}>
        <input {...register('lastName')} />
        <p>at the field: {errors.lastName?.message}</p>
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Form />)
  send()
  expect(await screen.findByText('at the field: Nobody is called so.')).toBeTruthy()
})

test('a schema that comes late is loaded with the first change, and checks like any other', async () => {
  const schema = vi.fn(async () => ({ schema: Schema }))
  const submit = vi.fn(async () => undefined)
  render(<Page submit={submit} schema={schema} />)
  expect(schema).not.toHaveBeenCalled()
  type('Oslo')
  expect(schema).toHaveBeenCalled()
  type('')
  send()
  expect(await screen.findByText('at the field: This field is required.')).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
})

test('while a schema can’t be loaded nothing is sent, which is said above; the next try sends it', async () => {
  const schema = vi.fn<() => Promise<{ schema: typeof Schema }>>(async () => ({ schema: Schema }))
  schema.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'))
  const submit = vi.fn(async () => undefined)
  render(<Page submit={submit} schema={schema} />)
  type('Oslo')
  send()
  expect(await screen.findByText("above: Can't reach server right now.")).toBeTruthy()
  expect(submit).not.toHaveBeenCalled()
  send()
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})
