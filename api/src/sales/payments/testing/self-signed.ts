import { generateKeyPairSync, sign } from 'node:crypto'

/** DER: a tag, the length of what follows, and that. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const utcTime = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'))

/** A key with a certificate of its own, valid from an hour ago until `until`. */
export function selfSigned(commonName: string, until = new Date(Date.now() + 400 * 24 * 60 * 60_000)) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const holder = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))))
  const words = sequence(
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    holder,
    sequence(utcTime(new Date(Date.now() - 60 * 60_000)), utcTime(until)),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', words, privateKey))
  const bytes = sequence(words, SHA256_WITH_RSA, signature).toString('base64')
  const lines = bytes.match(/.{1,64}/g) ?? []
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
  return { privateKey, pem }
}
