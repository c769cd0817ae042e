import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Returns what an authenticator app does with a secret in Base32: a code each time, never the same. The first is of the
 * present step and the second of the next one, so that two are taken at once, for 30 seconds at least.
 */
export function openAuthenticator(base32: string) {
  const bits = [...base32.replaceAll(' ', '')].map((sign) =>
    ALPHABET.indexOf(sign).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  let last = 0

  return function nextCode(): string {
    last = Math.max(last + 1, Math.floor(Date.now() / 30_000))
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(last))
    const mac = createHmac('sha1', secret).update(counter).digest()
    const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7fff_ffff
    return String(number % 1_000_000).padStart(6, '0')
  }
}
