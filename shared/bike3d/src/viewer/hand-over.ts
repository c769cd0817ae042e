import type { FileFormat } from './model/messages.ts'
import { openInRoom, showsRoom } from './open-in-room.ts'
import { saveFile } from './save-file.ts'

const MEDIA_TYPES: Record<FileFormat, string> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' }

/** What the device can do with a file. */
export interface Device {
  /** The one that it makes most of. */
  format: () => FileFormat
  /** Shows a USDZ in the room by itself. */
  open: (file: File) => void
  mayShare: (file: File) => boolean
  share: (file: File) => Promise<void>
  save: (file: File) => void
}

/**
 * iPhones and iPads show a USDZ in the room themselves; other phones and tablets hand a GLB to another app, which may; elsewhere
 * it is saved.
 */
export const thisDevice: Device = {
  format: () => (showsRoom() ? 'usdz' : 'glb'),
  open: openInRoom,
  mayShare: (file) =>
    matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false),
  share: (file) => navigator.share({ files: [file] }),
  save: saveFile,
}

export const toModelFile = (bytes: Uint8Array, name: string, format: FileFormat) =>
  new File([bytes as Uint8Array<ArrayBuffer>], `${name}.${format}`, { type: MEDIA_TYPES[format] })

/**
 * Gives a file to whoever asked for it. `waits`: the browser wants another press, for making it took too long, or the
 * visitor chose no app.
 */
export async function handOver(file: File, device: Device): Promise<'shared' | 'saved' | 'waits'> {
  if (file.type === MEDIA_TYPES.usdz) {
    device.open(file)
    return 'shared'
  }
  if (device.mayShare(file)) {
    try {
      await device.share(file)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && ['AbortError', 'NotAllowedError'].includes(error.name))
        return 'waits'
    }
  }
  device.save(file)
  return 'saved'
}
