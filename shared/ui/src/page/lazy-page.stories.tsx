import type { ComponentType } from 'react'

import type { Stories } from '../story.ts'
import { LazyPage, type PageCode } from './lazy-page.tsx'

const onItsWay: PageCode = { ready: () => null, load: () => new Promise<ComponentType>(() => undefined) }
const gone: PageCode = { ready: () => null, load: () => Promise.reject(new Error('The file is gone')) }
const there: PageCode = { ready: () => Page, load: async () => Page }

const Page = () => <p>The page, as soon as its code is there.</p>

export const stories: Stories = {
  'On its way': () => <LazyPage code={onItsWay} skeleton="text" />,
  There: () => <LazyPage code={there} />,
  'Could not be loaded': () => <LazyPage code={gone} />,
}
