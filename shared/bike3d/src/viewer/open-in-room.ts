/** Returns whether the browser shows 3D files in augmented reality itself, as on iPhones and iPads. */
export function showsRoom(): boolean {
  try {
    return document.createElement('a').relList.supports('ar')
  } catch {
    // Browsers without any support for this check throw.
    return false
  }
}

/** How long the file's address stays valid: longer than the system takes to read the file. */
const KEPT_MS = 60_000

/**
 * Shows a USDZ file in augmented reality, through a link as Apple requires it: the link must contain an image and
 * nothing else.
 */
export function openInRoom(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.rel = 'ar'
  link.href = `${address}#allowsContentScaling=0`
  link.download = file.name
  link.hidden = true
  link.append(document.createElement('img'))
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
