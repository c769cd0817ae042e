import { createHmac, timingSafeEqual } from 'node:crypto'

/** The period of a code in seconds and its digits: what every authenticator app takes for granted. */
const STEP_SECONDS = 30
const DIGITS = 6
/** How many steps a phone's clock may be ahead or behind. */
const DRIFT = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The length of a secret in bytes, as RFC 4226 recommends. */
export const SECRET_BYTES = 20

/** Returns the number of the time step that a moment is in (RFC 6238). */
export const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / STEP_SECONDS)

/** Returns the code of a time step (RFC 4226, section 5.3, with HMAC-SHA-1). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * Returns the steps within the drift, the latest first, whose code is the given one. Codes of different steps are the
 * same once in a million times.
 */
export function stepsOf(secret: Buffer, code: string, now: Date): number[] {
  const present = stepAt(now)
  const near = Array.from({ length: 2 * DRIFT + 1 }, (_, at) => present + DRIFT - at)
  return near.filter((step) => isSame(codeAt(secret, step), code))
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Returns bytes in Base32 without padding (RFC 4648), in which secrets are typed into apps. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Returns the address of a secret that authenticator apps read from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  const label = `${encodeURIComponent('Nireeka')}:${encodeURIComponent(email)}`
  const query = new URLSearchParams({
    secret,
    issuer: 'Nireeka',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  return `otpauth://totp/${label}?${query.toString()}`
}
