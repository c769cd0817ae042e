/** @typedef {import('../../shell/server/edge.ts').EdgeNeeds} EdgeNeeds */

const OK = 200

/**
 * Returns the edge's way to read what a public GET would answer if a draft were published.
 * @param {(url: string, authorization: string) => Promise<{ status: number, body: any }>} ask asks the API
 * @returns {EdgeNeeds['readDraft']}
 */
export const draftReader = (ask) => async (draft, address, accessToken) => {
  const { kind, key, version } = draft
  const query = new URLSearchParams({ address })
  const url = `/api/backoffice/content/${kind}/${key}/versions/${version}/preview?${query}`
  const { status, body } = await ask(url, `Bearer ${accessToken}`).catch(() => ({ status: 0, body: null }))
  return status === OK ? body.data : null
}
