/** What is looked for: it stands in the address, so a result can be shared and gone back to. */
export interface Question {
  q: string
  page: number
}

export const MAX_LENGTH = 100

export function readQuestion(query: URLSearchParams): Question {
  const page = query.get('page') ?? '1'
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The question as the end of an address; the first page isn't named. */
export function questionText({ q, page }: Question): string {
  const query = new URLSearchParams({ q })
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
