import { storage } from '@nireeka/kit/storage'

import { type Edit, unsentId } from './edits.ts'
import { isCount, parseLine } from './guest-lines.ts'

/**
 * Returns the store of changes that a member made while the server couldn't be reached. Another member's changes are
 * dropped.
 */
export function createPendingEdits(owner: () => string | null) {
  let unsaved: Edit[] | null = null

  function read(): Edit[] {
    if (unsaved) return unsaved
    const stored = storage.read('cartPending') as { email?: unknown; edits?: unknown } | null
    if (stored?.email !== owner() || !Array.isArray(stored?.edits)) return []
    return stored.edits.flatMap((edit: unknown) => parseEdit(edit) ?? [])
  }

  function write(edits: Edit[]) {
    unsaved = null
    if (edits.length === 0) storage.clear('cartPending')
    else if (!storage.write('cartPending', { email: owner(), edits })) unsaved = edits
  }

  return {
    read,
    store: (edit: Edit) => write(merged(read(), edit)),
    drop: (edit: Edit) => write(read().filter((stored) => JSON.stringify(stored) !== JSON.stringify(edit))),
    clear: () => write([]),
  }
}

/**
 * Returns the edits with one more. Only the last edit of a line is kept; an edit of a line that was never sent
 * changes its addition.
 */
function merged(edits: Edit[], next: Edit): Edit[] {
  if (next.type === 'add') return [...edits, next]
  if (next.id > 0) return [...edits.filter((edit) => edit.type === 'add' || edit.id !== next.id), next]
  const additions = edits.filter((edit) => edit.type === 'add' && unsentId(edit) === next.id)
  const rest = edits.filter((edit) => !additions.includes(edit))
  const [first] = additions
  return next.type === 'count' && first?.type === 'add' ? [...rest, { ...first, count: next.count }] : rest
}

/** Returns a stored edit, or null when it isn't readable. */
function parseEdit(stored: unknown): Edit | null {
  const { type, id, count, key, item } = Object(stored) as Record<string, unknown>
  if (type === 'add' && typeof key === 'string') return parseAddition(key, item, count)
  if (!isCount(id)) return null
  if (type === 'remove') return { type, id }
  return type === 'count' && isCount(count) ? { type, id, count } : null
}

function parseAddition(key: string, item: unknown, count: unknown): Edit | null {
  const fields = Object(item) as Record<string, unknown>
  const line = parseLine({ ...fields, productId: fields.id, cartQuantity: count })
  if (!line) return null
  const { cartQuantity, productId: _, ...known } = line
  return { type: 'add', key, item: known, count: cartQuantity }
}
