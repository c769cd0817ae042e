import type { Stories } from '../story.ts'
import { Alert } from './alert.tsx'

export const stories: Stories = {
  Information: () => <Alert>New builds leave the workshop in about five weeks.</Alert>,
  Success: () => <Alert tone="success">Your address is saved.</Alert>,
  Danger: () => <Alert tone="danger">The payment was declined. Nothing was charged.</Alert>,
  'With a title': () => (
    <Alert tone="danger" title="Two fields need you">
      The postcode and the phone number can’t be right.
    </Alert>
  ),
  'Long text': () => (
    <Alert title="The help centre is being moved into another building this weekend">
      From Friday evening to Sunday noon answers take longer than usual. What you write is kept, in the order
      in which it came, and <a href="#urgent">urgent questions about batteries</a> are answered all the same.
    </Alert>
  ),
}
