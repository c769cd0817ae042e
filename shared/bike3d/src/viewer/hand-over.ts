import type { FileFormat } from './model/messages.ts'
import { openInRoom, showsRoom } from './open-in-room.ts'
import { saveFile } from './save-file.ts'

const MEDIA_TYPES: Record<FileFormat, string> = { glb: 'model/gltf-binary', usdz: 'model/vnd.usdz+zip' }

/** What the device can do with a 3D file. */
export interface Device {
  /** Returns the file format that the device supports best. */
  format: () => FileFormat
  /** Shows a USDZ file in augmented reality, where the system supports it. */
  open: (file: File) => void
  mayShare: (file: File) => boolean
  share: (file: File) => Promise<void>
  save: (file: File) => void
}

/**
 * The visitor's device. iPhones and iPads show USDZ in augmented reality; other phones and tablets share a GLB with
 * another app; desktops save it.
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
 * Shares, shows or saves a file. `waits` means that another press is needed: making the file took too long for the
 * browser to allow sharing, or the visitor chose no app.
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
