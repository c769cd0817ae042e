import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQuery } from '@nireeka/kit/query'
import { Alert, Button, Dialog, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import type { Profile } from '../profile.api.ts'
import { cropAreaCode, saveAvatar, type Square } from './avatar.api.ts'

/** A picture that was chosen and hasn't been sent yet. */
export interface ChosenPicture {
  file: File
  /** The picture as a data address. */
  address: string
}

interface Props extends ChosenPicture {
  onSaved: (profile: Profile) => void
  onClose: () => void
}

/** A dialog in which a member chooses the part of a picture that others see, and saves it. */
export function CropDialog({ file, address, onSaved, onClose }: Props) {
  const { http } = usePlatform()
  const code = useQuery(cropAreaCode)
  const [square, setSquare] = useState<Square | null>(null)
  const [isBroken, setBroken] = useState(false)
  const save = useMutation({
    mutationFn: (chosen: Square) => saveAvatar(http, file, chosen),
    onSuccess: onSaved,
  })
  const failure = isBroken ? UNREADABLE : save.error && messageOf(save.error, TEXTS.unreachable)
  return (
    <Dialog
      title="Your picture"
      description="Move the picture to choose what appears in the circle. That’s what others will see."
      onClose={onClose}
      actions={(leave) => (
        <>
          <Button tone="secondary" onClick={leave}>
            Cancel
          </Button>
          {isBroken ? null : (
            <Button
              isBusy={save.isPending || !square}
              onClick={() => (square ? save.mutate(square, { onSuccess: leave }) : undefined)}
            >
              Save picture
            </Button>
          )}
        </>
      )}
    >
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {isBroken ? null : (
        <QueryView
          query={code}
          skeleton={<Skeleton kind="text" lines={8} />}
          failed="The picture can’t be shown right now"
          reason="A part of this page couldn’t be loaded."
        >
          {(CropArea) => <CropArea picture={address} onChange={setSquare} onBroken={() => setBroken(true)} />}
        </QueryView>
      )}
    </Dialog>
  )
}

const UNREADABLE = 'Your browser can’t show this file. Choose a JPG, PNG or WebP picture.'
