import path from 'node:path'

import { root } from '../root.mjs'
import { picturesDir } from './folders.mjs'

/** @typedef {import('../../api/src/backend.ts').Backend} Backend */

/**
 * @typedef {object} ApiOptions
 * @property {string} dataDir the folder of the database, the emails and the releases
 * @property {string} origin where the site's pages are: http://localhost:3000
 * @property {string} [databaseUrl] a PostgreSQL server instead of the embedded one
 * @property {string} [siteUrl] where visitors find the site, when that is another address than `origin`
 * @property {string} [identityProviders] the identity providers, as JSON
 * @property {Record<string, string | undefined>} [paymentEnvironment]
 * @property {{ smtpUrl?: string, from?: string, folder?: string }} [mail]
 * @property {boolean} [isProduction] whether this is production, without demo accounts and dev inbox
 * @property {string} [trustProxy] the proxies whose word about the caller's address is taken
 * @property {boolean | 'failures'} [logger] whether requests are logged, or only what goes wrong
 * @property {import('../../api/src/backend.ts').BackendOptions['onAnswer']} [onAnswer]
 * @property {import('../../api/src/backend.ts').BackendOptions['onJob']} [onJob]
 */

/**
 * Opens the API from its build, and fills an empty remote registry. `unreleased` names the remotes whose build isn't what is
 * live.
 * @param {ApiOptions} options
 * @returns {Promise<Backend & { unreleased: string[] }>}
 */
export async function openApi({ dataDir, siteUrl, mail, ...options }) {
  /** @type {typeof import('../../api/src/index.ts')} */
  const { openBackend } = await import(path.join(root, 'api/dist/index.js'))
  const { fillRegistry } = await import('../release/publish.mjs')
  const address = siteUrl ?? options.origin
  const backend = await openBackend({
    ...options,
    dataDir: path.join(dataDir, 'postgres'),
    siteUrl: address,
    picturesDir,
    mail: {
      folder: path.join(dataDir, 'mail'),
      siteUrl: address,
      ...mail,
    },
  })
  try {
    const unreleased = await fillRegistry({
      remotes: backend.remotes,
      releasesDir: path.join(dataDir, 'releases'),
    })
    return { ...backend, unreleased: unreleased.map(({ name }) => name) }
  } catch (error) {
    await backend.close()
    throw error
  }
}
