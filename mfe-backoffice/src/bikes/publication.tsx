import { Badge, Button } from '@nireeka/ui'

export const PublishedBadge = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Unpublished'}</Badge>
)

interface Props {
  isPublished: boolean
  isBusy: boolean
  onPublish: (isPublished: boolean) => void
}

export const PublishButton = ({ isPublished, isBusy, onPublish }: Props) => (
  <Button
    size="small"
    tone={isPublished ? 'secondary' : 'primary'}
    isBusy={isBusy}
    onClick={() => onPublish(!isPublished)}
  >
    {isPublished ? 'Unpublish' : 'Publish'}
  </Button>
)
