import { dirname } from 'node:path'

import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { SERVER_BUNDLE } from '@nireeka/tooling/server-bundle'

import { accessTokenOf } from './access-token.ts'
import type { EdgeNeeds } from './edge.ts'

interface FileParams {
  name: string
  version: string
  '*': string
}

const SERVER_FOLDER = `${dirname(SERVER_BUNDLE)}/`
const STAFF = [1, 9]

/**
 * Serves the files of every published version for ever, so that old tabs keep working. Staff remotes are served to
 * staff only.
 */
export const remoteFiles: FastifyPluginAsync<EdgeNeeds> = async (app, { audience, whoIs, releasesDir }) => {
  await app.register(fastifyStatic, {
    root: releasesDir,
    serve: false,
    decorateReply: false,
    preCompressed: true,
  })

  /** The audiences of the releases that were asked for. They never change, so files don't depend on the database. */
  const known = new Map<string, 'public' | 'staff'>()
  async function readersOf(name: string, version: string) {
    const key = `${name}@${version}`
    const readers = known.get(key) ?? (await audience(name, version))
    if (readers) known.set(key, readers)
    return readers
  }

  const isStaff = async (request: FastifyRequest) => {
    const token = accessTokenOf(request)
    const user = token ? await whoIs(token) : null
    return user !== null && STAFF.includes(user.is_admin)
  }

  app.get<{ Params: FileParams }>('/remotes/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params
    const readers = await readersOf(name, version)
    // The server bundle of a release isn't served to browsers.
    if (file.startsWith(SERVER_FOLDER)) return reply.callNotFound()
    const mayRead = readers === 'public' || (readers === 'staff' && (await isStaff(request)))
    if (!mayRead) return reply.callNotFound()
    const cache = readers === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store'
    return reply.header('cache-control', cache).sendFile(`${name}/${version}/${file}`, releasesDir, {
      cacheControl: false,
    })
  })
}
