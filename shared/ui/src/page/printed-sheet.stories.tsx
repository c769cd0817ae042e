import type { Stories } from '../story.ts'
import { PrintedSheet } from './printed-sheet.tsx'

export const stories: Stories = {
  'On the screen it is what it holds': () => (
    <PrintedSheet>
      <p>Print this page to see it under our name, alone and black on white.</p>
    </PrintedSheet>
  ),
}
