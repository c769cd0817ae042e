import { ContentPublication } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { type ContentItem, publishContent } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import { MomentField } from './moment-field.tsx'
import { useContentChange } from './use-content-change.ts'

interface Props {
  kind: ContentKind
  item: ContentItem
  onClose: () => void
}

const Form = formSchema(ContentPublication)

/** Asks when the latest version is to be published. */
export const ScheduleDialog = ({ kind, item, onClose }: Props) => (
  <FormDialog
    title="Publish later"
    description={`Version ${item.version} of this ${kind.nouns[0]} is published at this time, even if there are newer drafts by then.`}
    onClose={onClose}
  >
    {(leave) => <ScheduleForm item={item} leave={leave} />}
  </FormDialog>
)

function ScheduleForm({ item, leave }: { item: ContentItem; leave: () => void }) {
  const { make } = useContentChange(item)
  const form = useApiForm({
    schema: Form,
    defaultValues: { version: item.version, at: nextMorning() },
    submit: async ({ at }) => {
      await make((http) => publishContent(http, item, at), 'Publication planned.')
      leave()
    },
  })
  const { watch, setValue, errors } = form
  return (
    <DialogForm form={form} submit="Plan the publication">
      <MomentField
        label="Date and time"
        value={watch('at')}
        error={errors.at?.message}
        onChange={(at) => setValue('at', at)}
      />
    </DialogForm>
  )
}

const MORNING = 9

/** Returns nine o'clock of the next day, in the reader's time zone. */
function nextMorning() {
  const time = new Date()
  time.setDate(time.getDate() + 1)
  time.setHours(MORNING, 0, 0, 0)
  return time.toISOString()
}
