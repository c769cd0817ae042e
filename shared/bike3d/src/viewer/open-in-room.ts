/** Whether the browser shows 3D files in the room by itself, as on iPhones and iPads. */
export function showsRoom(): boolean {
  try {
    return document.createElement('a').relList.supports('ar')
  } catch {
    // A list that knows no words at all throws.
    return false
  }
}

/** Longer than the system takes to read the file. */
const KEPT_MS = 60_000

/** Shows a USDZ in its real size, by a link as Apple asks for it: what it leads to counts only if a picture is all that is in it. */
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
