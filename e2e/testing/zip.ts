const ENTRY = Buffer.from('PK\u0001\u0002')
const NAME_BYTES_AT = 28
const NAME_AT = 46

/** Returns the names of the files in a ZIP file, from the list at its end. */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf(ENTRY); at !== -1; at = zip.indexOf(ENTRY, at + NAME_AT)) {
    names.push(zip.toString('utf8', at + NAME_AT, at + NAME_AT + zip.readUInt16LE(at + NAME_BYTES_AT)))
  }
  return names
}
