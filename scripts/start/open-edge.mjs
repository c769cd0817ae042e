import { cp } from 'node:fs/promises'
import path from 'node:path'

import { root } from '../root.mjs'
import { picturesDir } from './folders.mjs'

/** @typedef {import('../../shell/server/edge.ts').EdgeNeeds} EdgeNeeds */

/**
 * The edge's access to the API, in this process or over HTTP.
 * @typedef {Pick<EdgeNeeds, 'live' | 'audience' | 'read' | 'readDraft' | 'subscribe' | 'followEmailLink' | 'changes' | 'whoIs'>} ApiAccess
 */

/**
 * Other folders, for comparing builds, and the rendering options; `rendering: null` renders pages in the browser.
 * @typedef {Partial<Pick<EdgeNeeds, 'browserDir' | 'releasesDir'>> & { rendering?: Partial<NonNullable<EdgeNeeds['rendering']>> | null }} EdgeChoices
 */

/**
 * @typedef {object} EdgeOptions
 * @property {ApiAccess} api
 * @property {string} dataDir the folder of the releases and of the shell's files
 * @property {string} [siteUrl]
 * @property {string} [bikeServiceUrl]
 * @property {string} [trustProxy] the proxies whose word about a visitor's address is taken
 * @property {EdgeChoices} [choices]
 * @property {EdgeNeeds['onAnswer']} [onAnswer]
 * @property {boolean | 'failures'} [logger]
 */

const SHELL_BUNDLE = path.join(root, 'shell/dist/server/page.cjs')

/**
 * Opens the edge server from its build.
 * @param {EdgeOptions} options
 */
export async function openEdge({ api, dataDir, choices = {}, ...options }) {
  /** @type {typeof import('../../shell/server/edge.ts')} */
  const { createEdge } = await import(path.join(root, 'shell/dist/server/edge.js'))
  const { rendering, ...folders } = choices
  return createEdge({
    ...api,
    ...options,
    browserDir: await copyShell(path.join(dataDir, 'shell')),
    releasesDir: path.join(dataDir, 'releases'),
    picturesDir,
    rendering: rendering === null ? null : { shellBundle: SHELL_BUNDLE, ...rendering },
    ...folders,
  })
}

/**
 * Copies the shell's files to those of earlier builds, so that tabs opened before a deployment keep working.
 * @param {string} folder
 */
async function copyShell(folder) {
  await cp(path.join(root, 'shell/dist/browser'), folder, { recursive: true })
  return folder
}
