import type { Stories } from '../../story.ts'
import { BrokenScene } from './broken-scene.tsx'
import { LostPageScene } from './lost-page-scene.tsx'
import { NoAccessScene } from './no-access-scene.tsx'
import { NoOrdersScene } from './no-orders-scene.tsx'
import { NoResultsScene } from './no-results-scene.tsx'
import { NoThreadScene } from './no-thread-scene.tsx'
import { OfflineScene } from './offline-scene.tsx'
import { Scene, sceneInk } from './scene.tsx'

export const stories: Stories = {
  'No orders': () => <NoOrdersScene />,
  'No results': () => <NoResultsScene />,
  'No thread': () => <NoThreadScene />,
  'A lost page': () => <LostPageScene />,
  'No access': () => <NoAccessScene />,
  Offline: () => <OfflineScene />,
  Broken: () => <BrokenScene />,
  'A drawing of a section’s own': () => (
    <Scene>
      <rect className={sceneInk.paper} x="80" y="50" width="80" height="80" rx="8" />
      <path className={sceneInk.copper} d="m100 92 14 14 28-30" />
    </Scene>
  ),
}
