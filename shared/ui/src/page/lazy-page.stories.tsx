import type { ComponentType } from 'react'

import type { Stories } from '../story.ts'
import { lazyPage } from './lazy-page.tsx'

const Page = () => <p>The page, as soon as its code is there.</p>

const OnItsWay = lazyPage(() => new Promise<ComponentType>(() => undefined))
const Gone = lazyPage(() => Promise.reject(new Error('The file is gone')))
const There = lazyPage(async () => Page)
void There.load()

export const stories: Stories = {
  'On its way': () => <OnItsWay />,
  There: () => <There />,
  'Could not be loaded': () => <Gone />,
}
