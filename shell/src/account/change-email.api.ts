import { type Http, isHttpError } from '@nireeka/contracts'

import { isGone } from './account.api.ts'

/** What came of a link: `waiting` for the link to the other address, or why it can't be used. */
export type LinkResult = 'waiting' | 'changed' | 'refused' | 'gone' | 'taken'

/** Confirms the new email from the address that got the link. */
export const confirmEmail = (http: Http, token: string): Promise<LinkResult> =>
  unlessUnusable(async () => {
    const { data } = await http.post('/api/email-change/confirm', { token }, { anonymous: true })
    return data.is_changed ? 'changed' : 'waiting'
  })

/** Stops the change of the email. */
export const refuseEmail = (http: Http, token: string): Promise<LinkResult> =>
  unlessUnusable(async () => {
    await http.post('/api/email-change/refuse', { token }, { anonymous: true })
    return 'refused'
  })

/** Returns the result of a link that can't be used; other failures are thrown. */
async function unlessUnusable(openLink: () => Promise<LinkResult>): Promise<LinkResult> {
  try {
    return await openLink()
  } catch (error) {
    if (isGone(error)) return 'gone'
    if (isHttpError(error) && error.status === 409) return 'taken'
    throw error
  }
}
