import { Button, buttonClass } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { ErrorPage } from './error-page.tsx'
import { BrokenScene } from './scenes/broken-scene.tsx'
import { NoAccessScene } from './scenes/no-access-scene.tsx'
import { OfflineScene } from './scenes/offline-scene.tsx'

export const stories: Stories = {
  'Not for this account': () => (
    <ErrorPage
      picture={<NoAccessScene />}
      title="This page is not for your account"
      text="You are logged in, but this area belongs to somebody else."
      actions={
        <a className={buttonClass()} href="#home">
          To the home page
        </a>
      }
    />
  ),
  'Not connected': () => (
    <ErrorPage
      picture={<OfflineScene />}
      title="You are offline"
      text="As soon as your device is connected again, this page comes."
      actions={<Button>Try again</Button>}
    />
  ),
  Broken: () => (
    <ErrorPage
      picture={<BrokenScene />}
      title="Something came apart"
      text="It is ours to mend. Try again in a minute."
      actions={<Button>Try again</Button>}
    />
  ),
  'Words alone': () => <ErrorPage title="Something came apart" text="It is ours to mend." />,
}
