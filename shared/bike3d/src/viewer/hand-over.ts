import { saveFile } from './save-file.ts'

/** A GLB's media type. */
const TYPE = 'model/gltf-binary'

/** What the device can do with a file. */
export interface Device {
  mayShare: (file: File) => boolean
  share: (file: File) => Promise<void>
  save: (file: File) => void
}

/** Phones and tablets hand a file to another app, which may show it in the room; elsewhere it is saved. */
export const thisDevice: Device = {
  mayShare: (file) =>
    matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false),
  share: (file) => navigator.share({ files: [file] }),
  save: saveFile,
}

export const toModelFile = (bytes: Uint8Array, name: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], `${name}.glb`, { type: TYPE })

/**
 * Gives a file to whoever asked for it. `waits`: the browser wants another press, for making it took too long, or the
 * visitor chose no app.
 */
export async function handOver(file: File, device: Device): Promise<'shared' | 'saved' | 'waits'> {
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
