import type { ForumPicture } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

import { applyEdit, selectedIn } from '../apply-edit.ts'
import type { Selected } from '../markdown-edits.ts'
import { pictureEdit } from './picture-edit.ts'
import { sendPicture } from './pictures.api.ts'
import { chooseFiles, sendPictures } from './send-pictures.ts'

export type Upload =
  | { status: 'idle' }
  /** `isAwaited`: the text was to be sent meanwhile. */
  | { status: 'uploading'; place: number; count: number; isAwaited: boolean }
  | { status: 'added'; count: number }
  /** `unsent` can be tried again. */
  | { status: 'failed'; sentences: string[]; unsent: File[] }

const IDLE: Upload = { status: 'idle' }
const LOG_IN = 'Log in to add pictures. Your text is kept.'

/** Sends the pictures that are chosen, pasted or dropped, and puts them into the text. */
export function usePictures(area: RefObject<HTMLTextAreaElement | null>) {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const [upload, setUpload] = useState<Upload>(IDLE)
  const isUploading = upload.status === 'uploading'

  const add = async (chosen: readonly File[]) => {
    const text = area.current
    if (isUploading || !text || chosen.length === 0) return
    if (!isMember) return setUpload({ status: 'failed', sentences: [LOG_IN], unsent: [] })
    const { files, refused } = chooseFiles(text.value, chosen)
    const [before, count] = [selectedIn(text), files.length]
    const { pictures, failure, unsent } = await sendPictures(
      files,
      (file) => sendPicture(http, file),
      (place) => setUpload({ status: 'uploading', place, count, isAwaited: false }),
    )
    // The text may have been sent or closed meanwhile.
    if (pictures.length > 0 && area.current) insert(area.current, before, pictures)
    const sentences = failure === null ? refused : [failure, ...refused]
    if (sentences.length > 0) setUpload({ status: 'failed', sentences, unsent })
    else setUpload({ status: 'added', count })
  }
  const askToWait = () => setUpload((now) => (now.status === 'uploading' ? { ...now, isAwaited: true } : now))
  useHeldForm(area, isUploading, askToWait)
  return { upload, add, isUploading, askToWait, dismiss: () => setUpload(IDLE) }
}

/** Keeps the form around the text from being sent while a picture for it is on its way. */
function useHeldForm(area: RefObject<HTMLTextAreaElement | null>, isHeld: boolean, onTry: () => void) {
  const hold = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    onTry()
  })
  useEffect(() => {
    const form = area.current?.form
    if (!isHeld || !form) return
    const listen = (event: Event) => hold(event)
    form.addEventListener('submit', listen, { capture: true })
    return () => form.removeEventListener('submit', listen, { capture: true })
  }, [area, isHeld])
}

/** Puts pictures in at the caret. Who has gone on typing, here or in another field, or reads the preview keeps the focus. */
function insert(area: HTMLTextAreaElement, before: Selected, pictures: readonly ForumPicture[]) {
  const now = selectedIn(area)
  const edit = pictureEdit(now, pictures)
  const isWaiting = now.text === before.text && now.start === before.start && now.end === before.end
  if (isWaiting && !isElsewhere(area)) return applyEdit(area, edit)
  area.setRangeText(edit.insert, edit.from, edit.to, 'preserve')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

function isElsewhere(area: HTMLTextAreaElement): boolean {
  const focused = document.activeElement
  const isInField = focused !== area && focused?.matches('input:not([type=file]), textarea, select')
  return isInField === true || area.closest('[hidden]') !== null
}
