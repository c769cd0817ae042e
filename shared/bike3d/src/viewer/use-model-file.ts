import { useEffect, useState } from 'react'

import { type Device, handOver, thisDevice, toModelFile } from './hand-over.ts'
import type { FileFormat } from './model/messages.ts'

type Made =
  | { status: 'ready' }
  | { status: 'busy' }
  /** The file is ready, and another press passes it to the device. */
  | { status: 'waiting'; file: File; make: Make }
  | { status: 'saved'; make: Make }
  | { status: 'failed' }

type Make = (format: FileFormat) => Promise<Uint8Array>

export interface ModelFileNeeds {
  /** The file's name without its extension. */
  name: string
  /** Makes the file in the device's format; a new function stands for another bike. */
  make: Make
  device?: Device
}

/** How long the note about a saved file is shown: enough to read it twice. */
const SAVED_SHOWN_MS = 20_000

const LABELS: Record<Made['status'], string> = {
  ready: 'View in your room',
  busy: 'Preparing the 3D file',
  waiting: 'The 3D file is ready. Open it',
  saved: 'View in your room',
  failed: 'Couldn’t create the 3D file. Try again',
}

/** Returns the state and the action of the button that makes the bike's 3D file and passes it to the device. */
export function useModelFile({ name, make, device = thisDevice }: ModelFileNeeds) {
  const [state, setState] = useState<Made>({ status: 'ready' })
  // A file of another bike is discarded.
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

/** The note about a saved file, which browsers can't open themselves. */
export const SAVED_NOTE =
  'The 3D file is in your downloads. An app that opens GLB files can show it in your room.'
