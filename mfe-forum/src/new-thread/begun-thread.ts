/** What somebody has filled in of a new thread. `categoryId` is 0 before one is chosen. */
export interface BegunThread {
  categoryId: number
  title: string
  tags: string[]
  body: string
}

export const NOTHING: BegunThread = { categoryId: 0, title: '', tags: [], body: '' }

/** Reads a draft; what isn't one reads as nothing. */
export function readBegun(draft: string, categoryId = 0): BegunThread {
  const begun = { ...NOTHING, categoryId }
  try {
    const { title, body, tags, ...rest } = JSON.parse(draft) as Partial<Record<keyof BegunThread, unknown>>
    return {
      categoryId: typeof rest.categoryId === 'number' ? rest.categoryId : categoryId,
      title: typeof title === 'string' ? title : '',
      body: typeof body === 'string' ? body : '',
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    }
  } catch {
    return begun
  }
}

/** Returns the draft of what is filled in; empty when nothing was typed. */
export const toDraft = (begun: BegunThread) =>
  begun.title.trim() || begun.body.trim() || begun.tags.length > 0 ? JSON.stringify(begun) : ''
