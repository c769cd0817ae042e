import { Button } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { TextArea } from '../form/text-input.tsx'
import { Prose } from '../page/prose.tsx'
import type { Stories } from '../story.ts'
import { Dialog } from './dialog.tsx'

const stay = () => undefined
const PARAGRAPHS = [
  'Charge the battery indoors, at room temperature, before the first ride. The light beside the port turns green when it is full.',
  'Both brakes need about thirty firm stops from riding speed until the pads have bedded in.',
  'After a hundred kilometres every bolt has settled. Have them checked, and the spokes with them.',
  'A chain likes a drop of oil every two hundred kilometres and after every ride in the rain.',
  'In winter the battery gives less range. Keep it inside, and put it in shortly before you leave.',
  'Wash the bike with a soft brush and water from a hose, never with a pressure washer.',
  'The motor needs no care. When it sounds different than it used to, come and see us.',
  'Store it for a season with the battery half full, and charge it again every three months.',
]

export const stories: Stories = {
  Wide: () => (
    <Dialog
      title="Your cart"
      description="It is kept on this device until you log in."
      onClose={stay}
      actions={(leave) => <Button onClick={leave}>Continue to payment</Button>}
    >
      <p>Nyx, size M, in Deep Pine</p>
    </Dialog>
  ),
  'With more than fits': () => (
    <Dialog
      title="Before the first ride"
      onClose={stay}
      actions={(leave) => <Button onClick={leave}>I have read it</Button>}
    >
      <Prose>
        {PARAGRAPHS.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Prose>
    </Dialog>
  ),
  'With a field, which has the focus': () => (
    <Dialog
      title="Reply to Ben"
      onClose={stay}
      actions={(leave) => (
        <>
          <Button tone="secondary" onClick={leave}>
            Discard
          </Button>
          <Button isBusy>Send reply</Button>
        </>
      )}
    >
      <Field label="Your reply" errors={['Write at least a word.']}>
        <TextArea rows={4} />
      </Field>
    </Dialog>
  ),
  Alert: () => (
    <Dialog
      kind="alert"
      title="Your login has expired"
      description="What you have typed is kept. Log in again to go on."
      onClose={stay}
      actions={(leave) => <Button onClick={leave}>Log in</Button>}
    />
  ),
  'A long title and long buttons': () => (
    <Dialog
      title="A title that goes on for so long that it needs a second line beside the cross, or even a third"
      onClose={stay}
      actions={(leave) => (
        <>
          <Button tone="secondary" onClick={leave}>
            Keep everything the way it has been
          </Button>
          <Button onClick={leave}>Change all of it from now on</Button>
        </>
      )}
    />
  ),
}
