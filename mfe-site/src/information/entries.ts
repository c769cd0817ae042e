/** A paragraph that stands for an entry of a list: what is before its first colon, and the rest. */
export interface Entry {
  title: string
  text: string
}

/** Reads a paragraph as an entry; one without a colon is an entry with text alone. */
export function readEntry(paragraph: string): Entry {
  const at = paragraph.indexOf(':')
  if (at === -1) return { title: '', text: paragraph }
  return { title: paragraph.slice(0, at).trim(), text: paragraph.slice(at + 1).trim() }
}

/** Reads the title of a person's entry: a name and, after the first comma, what the person does. */
export function readPerson({ title }: Entry): { name: string; role: string } {
  const [name = '', ...role] = title.split(',')
  return { name: name.trim(), role: role.join(',').trim() }
}
