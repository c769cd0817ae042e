import { execFile } from 'node:child_process'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

import { forward } from '../testing/forward.ts'
import type { Front } from '../testing/site.ts'

/** Asks openssl for a key and a certificate for localhost, which nobody else has signed. */
const NEW_CERTIFICATE =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -out - -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'

/** Speaks https in front of a site that speaks http, as a proxy does in production. */
export async function openHttpsFront(target: string): Promise<Front> {
  const { stdout: pem } = await promisify(execFile)(process.env.OPENSSL_PATH!, NEW_CERTIFICATE.split(' '))
  const server = createServer({ key: pem, cert: pem }, (incoming, outgoing) =>
    forward(incoming, outgoing, target),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
