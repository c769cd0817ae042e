import { spawnSync } from 'node:child_process'

/**
 * Installs a Debian package if this system has apt and we are root. Returns whether the package is installed
 * afterwards.
 * @param {string} name
 */
export function installPackage(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status
  return apt('update') === 0 && apt('install', '-y', '--no-install-recommends', name) === 0
}
