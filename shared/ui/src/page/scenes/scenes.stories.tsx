import type { Stories } from '../../story.ts'
import { BrokenScene } from './broken-scene.tsx'
import { EmptyCartScene } from './empty-cart-scene.tsx'
import { LostPageScene } from './lost-page-scene.tsx'
import { NoAccessScene } from './no-access-scene.tsx'
import { NoOrdersScene } from './no-orders-scene.tsx'
import { NoResultsScene } from './no-results-scene.tsx'
import { NoThreadScene } from './no-thread-scene.tsx'
import { OfflineScene } from './offline-scene.tsx'

export const stories: Stories = {
  'An empty cart': () => <EmptyCartScene />,
  'No orders': () => <NoOrdersScene />,
  'No results': () => <NoResultsScene />,
  'No thread': () => <NoThreadScene />,
  'A lost page': () => <LostPageScene />,
  'No access': () => <NoAccessScene />,
  Offline: () => <OfflineScene />,
  Broken: () => <BrokenScene />,
}
