/** A version of a piece of content that isn't published. */
export interface Draft {
  kind: string
  key: string
  version: string
}

/** The parameter of a page's address that asks for a draft: `/?preview=announcement.12.3`. */
const PARAMETER = 'preview'
const DRAFT = /^([a-z-]{1,40})\.([a-z\d-]{1,60})\.([1-9]\d{0,8})$/

/** Returns the draft that a page's address asks for, and the address without it; null for any other address. */
export function readDraftAddress(url: string): { draft: Draft; url: string } | null {
  const [path = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  const [, kind, key, version] = DRAFT.exec(parameters.get(PARAMETER) ?? '') ?? []
  if (!kind || !key || !version) return null
  parameters.delete(PARAMETER)
  const rest = parameters.toString()
  return { draft: { kind, key, version }, url: rest ? `${path}?${rest}` : path }
}
