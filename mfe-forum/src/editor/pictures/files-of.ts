/** Returns the files of a paste or drop. A paste that has text as well, as from a word processor, is text. */
export function filesOf(data: DataTransfer, isPaste: boolean): File[] {
  return isPaste && data.types.includes('text/plain') ? [] : [...data.files]
}

/** Whether what is dragged over the text are files. */
export const hasFiles = (data: DataTransfer) => data.types.includes('Files')
