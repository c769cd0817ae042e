import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Picture } from '../product/picture.tsx'
import type { Stories } from '../story.ts'
import { EntryFrame } from './entry-frame.tsx'

export const stories: Stories = {
  'A short form': () => (
    <EntryFrame
      heading="Log in"
      lead="Your bikes and orders are waiting."
      picture={<Picture src={null} alt="" />}
    >
      <Field label="Email">
        <TextInput type="email" />
      </Field>
      <Button isWide>Log in</Button>
    </EntryFrame>
  ),
}
