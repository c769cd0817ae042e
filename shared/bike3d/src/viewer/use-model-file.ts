import { useEffect, useState } from 'react'

import { type Device, handOver, thisDevice, toModelFile } from './hand-over.ts'
import type { FileFormat } from './model/messages.ts'

type Made =
  | { status: 'ready' }
  | { status: 'busy' }
  /** It is there, and another press hands it over. */
  | { status: 'waiting'; file: File; make: Make }
  | { status: 'saved'; make: Make }
  | { status: 'failed' }

type Make = (format: FileFormat) => Promise<Uint8Array>

export interface ModelFileNeeds {
  /** Of the file, without its ending. */
  name: string
  /** Makes the file in the format that the device wants; another function is another bike. */
  make: Make
  device?: Device
}

/** Long enough to be read twice; then it is out of the picture's way. */
const SAVED_SHOWN_MS = 20_000

const LABELS: Record<Made['status'], string> = {
  ready: 'View in your room',
  busy: 'The 3D file is being made',
  waiting: 'The 3D file is ready. Open it',
  saved: 'View in your room',
  failed: 'The 3D file could not be made. Try again',
}

/** The way to the bike in one's own room: its 3D file is made and handed to the device. Each press makes it or hands it over. */
export function useModelFile({ name, make, device = thisDevice }: ModelFileNeeds) {
  const [state, setState] = useState<Made>({ status: 'ready' })
  // What was made of another bike is of no use for this one.
  const now: Made = 'make' in state && state.make !== make ? { status: 'ready' } : state

  useEffect(() => {
    if (state.status !== 'saved') return
    const timer = setTimeout(() => setState({ status: 'ready' }), SAVED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const give = async (file: File) => {
    const done = await handOver(file, device)
    if (done === 'waits') setState({ status: 'waiting', file, make })
    else setState(done === 'saved' ? { status: 'saved', make } : { status: 'ready' })
  }
  const press = async () => {
    if (now.status === 'busy') return
    if (now.status === 'waiting') return give(now.file)
    setState({ status: 'busy' })
    try {
      const format = device.format()
      await give(toModelFile(await make(format), name, format))
    } catch {
      setState({ status: 'failed' })
    }
  }
  return { status: now.status, label: LABELS[now.status], press: () => void press() }
}

/** What to do with a file that was saved: browsers open no such file themselves. */
export const SAVED_NOTE =
  'The 3D file is in your downloads. An app that opens GLB files can show it in your room.'
