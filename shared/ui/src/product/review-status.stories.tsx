import type { Stories } from '../story.ts'
import { ReviewStatus } from './review-status.tsx'

export const stories: Stories = {
  Waiting: () => <ReviewStatus state="pending" reason={null} />,
  Published: () => <ReviewStatus state="published" reason={null} />,
  Rejected: () => (
    <ReviewStatus state="rejected" reason="This is about the delivery, not about the helmet." />
  ),
}
