/** Returns a file as a data address, which the content security policy lets a picture have. */
export const toDataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file can’t be read')))
    reader.readAsDataURL(file)
  })
