import { messageOf, TEXTS } from '@nireeka/contracts'
import { AVATARS } from '@nireeka/contracts/api'
import { toDataUrl, usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Avatar, Button, siftFiles } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { type Profile, profile } from '../profile.api.ts'
import styles from '../profile.module.css'
import { removeAvatar } from './avatar.api.ts'
import { type ChosenPicture, CropDialog } from './crop-dialog.tsx'

/** The member's picture as the forum shows it, which they choose, replace and remove. */
export function AvatarPart({ userName, avatar }: Pick<Profile, 'userName' | 'avatar'>) {
  const { notify } = usePlatform()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const onSaved = useSaved()

  async function choose(file: File) {
    const { kinds, maxBytes } = AVATARS
    const { refused } = siftFiles([], [file], { kinds, maxBytes, kindsLabel: 'a JPG, PNG or WebP picture' })
    if (refused[0]) return notify('error', refused[0])
    try {
      setChosen({ file, address: await toDataUrl(file) })
    } catch {
      notify('error', 'This file can’t be read.')
    }
  }

  return (
    <div className={styles.person}>
      <Avatar name={userName} picture={avatar} size="large" />
      <div className={styles.actions}>
        <Button tone="secondary" size="small" onClick={() => input.current?.click()}>
          {avatar ? 'Change picture' : 'Add a picture'}
        </Button>
        {avatar ? <RemovePicture onRemoved={(now) => onSaved(now, 'Picture removed.')} /> : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={AVATARS.kinds.join(',')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void choose(file)
          // Reset, so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
      {chosen ? (
        <CropDialog
          {...chosen}
          onSaved={(now) => onSaved(now, 'Picture saved.')}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  )
}

function RemovePicture({ onRemoved }: { onRemoved: (now: Profile) => void }) {
  const { http, confirm, notify } = usePlatform()
  const remove = useMutation({
    mutationFn: () => removeAvatar(http),
    onSuccess: onRemoved,
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(REMOVE)) remove.mutate()
  }
  return (
    <Button tone="quiet" size="small" isBusy={remove.isPending} onClick={() => void ask()}>
      Remove picture
    </Button>
  )
}

const REMOVE = {
  kind: 'alert',
  title: 'Remove your picture?',
  text: 'Your initial will be shown instead. We don’t keep the picture.',
  confirm: 'Remove picture',
  cancel: 'Keep it',
} as const

/** Returns what shows a profile after its picture has changed, here and in the shell. */
function useSaved() {
  const { http, notify, publish } = usePlatform()
  const queries = useQueryClient()
  return (now: Profile, sentence: string) => {
    queries.setQueryData(profile(http).queryKey, now)
    publish({ type: 'member:changed' })
    notify('success', sentence)
  }
}
