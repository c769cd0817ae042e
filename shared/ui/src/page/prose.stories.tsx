import type { Stories } from '../story.ts'
import { Prose } from './prose.tsx'

export const stories: Stories = {
  'An article': () => (
    <Prose>
      <p>
        Charge the battery <strong>before the first ride</strong>, at room temperature. The{' '}
        <a href="#charger">charger</a> stops by itself.
      </p>
      <h3>What you need</h3>
      <ul>
        <li>the key with the number</li>
        <li>a dry place</li>
      </ul>
      <h3>How to go on</h3>
      <ol>
        <li>Open the door of the down tube.</li>
        <li>
          Hold <kbd>+</kbd> until <code>C1</code> is shown.
        </li>
      </ol>
      <blockquote>
        <p>It took me four minutes, and two of them I was looking for the key.</p>
      </blockquote>
    </Prose>
  ),
  'One paragraph': () => (
    <Prose>
      <p>We answer within two working days.</p>
    </Prose>
  ),
  'A word that doesn’t fit': () => (
    <Prose>
      <p>
        https://example.com/a-very-long-address-without-any-place-to-break-it-that-somebody-pasted-into-a-post-last-night
      </p>
    </Prose>
  ),
}
