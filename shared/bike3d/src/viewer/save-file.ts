/** A GLB's media type. */
const TYPE = 'model/gltf-binary'

/** Saves bytes under a name, as a link with a download does. */
export function saveFile(bytes: Uint8Array, name: string) {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPE }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over once this task is done.
  setTimeout(() => URL.revokeObjectURL(address))
}
