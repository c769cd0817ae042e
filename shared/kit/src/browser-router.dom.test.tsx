import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { BrowserRouter, Link, useLocation } from '@nireeka/kit/router'

/** The text that each URL's page waits for. */
const texts = new Map<string, { promise: Promise<string>; resolve: (text: string) => void }>()
let renders: string[] = []

function textOf(url: string) {
  const known = texts.get(url)
  if (known) return known
  let resolve: (text: string) => void = vi.fn()
  const promise = new Promise<string>((done) => (resolve = done))
  const text = { promise, resolve }
  texts.set(url, text)
  return text
}

/** A page whose text is there at /, and comes later elsewhere. */
function Page() {
  const { pathname, search } = useLocation()
  const url = pathname + search
  renders.push(url)
  if (url === '/') return <p>The list</p>
  return <Later url={url} />
}

const Later = ({ url }: { url: string }) => <p>{use(textOf(url).promise)}</p>

beforeEach(() => {
  texts.clear()
  renders = []
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Link to="/product">Product</Link>
      <Link to="/?colour=green">Green</Link>
      <Suspense fallback={<p>Loading</p>}>
        <Page />
      </Suspense>
    </BrowserRouter>,
  )
})

const go = (name: string) => act(async () => screen.getByText(name).click())
const text = () =>
  [...document.querySelectorAll('p')].filter((p) => p.style.display !== 'none')[0]?.textContent

test('another page is rendered at once, and doesn’t wait for what is in it', async () => {
  await go('Product')
  expect(text()).toBe('Loading')
  await act(async () => textOf('/product').resolve('The product'))
  expect(text()).toBe('The product')
})

test('a change of the query leaves what is shown until the new one is there', async () => {
  await go('Green')
  expect(text()).toBe('The list')
  await act(async () => textOf('/?colour=green').resolve('The green ones'))
  expect(text()).toBe('The green ones')
})

test('a change that single-spa repeats as a popstate event is rendered once', async () => {
  await go('Product')
  await act(async () => textOf('/product').resolve('The product'))
  const before = renders.length
  await act(async () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  expect(renders).toHaveLength(before)
  expect(screen.getByText('The product')).toBeTruthy()
})

test('back shows the page before', async () => {
  await go('Product')
  await act(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  expect(text()).toBe('The list')
})
