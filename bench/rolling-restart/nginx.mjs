import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { root } from '@nireeka/scripts/root'

const DOCUMENT = path.join(root, 'docs/operations.md')
/** Debian's place for it, which is not on every user's path. */
const DEBIAN = '/usr/sbin/nginx'

/** Returns nginx's program; undefined when it isn't installed. */
export function findNginx() {
  if (process.env.NGINX_PATH) return process.env.NGINX_PATH
  try {
    return execFileSync('which', ['nginx'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return existsSync(DEBIAN) ? DEBIAN : undefined
  }
}

/**
 * Starts nginx with the file of docs/operations.md, on other ports.
 * @param {{ program: string, folder: string, port: number, sitePorts: number[] }} needs
 */
export async function startNginx({ program, folder, port, sitePorts }) {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, mainFile(folder, documentedFile(port, sitePorts)))
  const nginx = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  return {
    async close() {
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Returns the file that operators are told to use.
 * @param {number} port
 * @param {number[]} sitePorts
 */
function documentedFile(port, sitePorts) {
  const [, text] = /```nginx\n([^]*?)```/.exec(readFileSync(DOCUMENT, 'utf8')) ?? []
  if (!text) throw new Error(`${DOCUMENT} has no file for nginx`)
  const listening = text.replace('listen 8080;', `listen 127.0.0.1:${port};`)
  return sitePorts.reduce(
    (file, it, at) => file.replace(`127.0.0.1:300${at + 1}`, `127.0.0.1:${it}`),
    listening,
  )
}

/**
 * Returns the frame that Debian's nginx.conf is around it, with everything in one folder.
 * @param {string} folder
 * @param {string} site
 */
const mainFile = (folder, site) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}`
