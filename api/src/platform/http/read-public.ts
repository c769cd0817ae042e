import type { FastifyInstance } from 'fastify'

export interface PublicAnswer {
  status: number
  body: unknown
}

/**
 * Returns what a guest gets for a GET of the API; null for anything that isn't JSON, isn't an API address, or failed.
 */
export async function readPublic(
  app: Pick<FastifyInstance, 'inject'>,
  address: string,
): Promise<PublicAnswer | null> {
  if (!address.startsWith('/api/')) return null
  try {
    const response = await app.inject({ method: 'GET', url: address })
    return { status: response.statusCode, body: response.json<unknown>() }
  } catch {
    return null
  }
}
