import type { Stories } from '../story.ts'
import { Contents } from './contents.tsx'

export const stories: Stories = {
  'A long text': () => (
    <Contents
      sections={[
        { id: 'box', title: 'Open the box' },
        { id: 'bars', title: 'Turn the bars and tighten the stem to the torque that is printed on it' },
        { id: 'brakes', title: 'Try the brakes' },
      ]}
    />
  ),
}
