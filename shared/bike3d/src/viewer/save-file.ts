/** Saves a file under its name, as a link with a download does. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has taken it over once this task is done.
  setTimeout(() => URL.revokeObjectURL(address))
}
