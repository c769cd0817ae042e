import sharp from 'sharp'

/**
 * @typedef {object} File
 * @property {string} type the content type that it is sent with
 * @property {Buffer} bytes
 */

/**
 * Returns files for uploads: whole ones, and such that aren't what their type says, end early or claim to be huge.
 * @returns {Promise<File[]>}
 */
export async function makeFiles() {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  const [png, jpeg, webp, gif] = await Promise.all([
    picture.clone().png().toBuffer(),
    picture.clone().jpeg().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().gif().toBuffer(),
  ])
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const mp4 = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
  return [
    { type: 'image/png', bytes: png },
    { type: 'image/jpeg', bytes: jpeg },
    { type: 'image/webp', bytes: webp },
    { type: 'application/pdf', bytes: pdf },
    { type: 'video/mp4', bytes: mp4 },
    { type: 'image/png', bytes: half(png) },
    { type: 'image/jpeg', bytes: half(jpeg) },
    { type: 'image/webp', bytes: half(webp) },
    { type: 'image/png', bytes: png.subarray(0, 8) },
    { type: 'image/jpeg', bytes: jpeg.subarray(0, 3) },
    { type: 'image/png', bytes: withSize(png, 0x7fffffff) },
    { type: 'image/png', bytes: withSize(png, 0) },
    { type: 'image/png', bytes: jpeg },
    { type: 'image/jpeg', bytes: gif },
    { type: 'image/webp', bytes: pdf },
    { type: 'image/jpeg', bytes: damaged(jpeg) },
    { type: 'image/webp', bytes: damaged(webp) },
    { type: 'image/png', bytes: damaged(png) },
    { type: 'application/pdf', bytes: png },
    { type: 'application/pdf', bytes: pdf.subarray(0, 5) },
    { type: 'video/mp4', bytes: mp4.subarray(0, 6) },
    { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { type: 'image/png', bytes: Buffer.alloc(0) },
    { type: 'image/png', bytes: Buffer.alloc(1) },
    { type: 'application/pdf', bytes: Buffer.concat([pdf, Buffer.alloc(10_100_000)]) },
  ]
}

/** Where a PNG's header has its width; the height follows. */
const PNG_WIDTH_AT = 16

/** @param {Buffer} png @param {number} size */
function withSize(png, size) {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(size, PNG_WIDTH_AT)
  changed.writeUInt32BE(size, PNG_WIDTH_AT + 4)
  return changed
}

/** Changes every seventh byte after the beginning. @param {Buffer} bytes */
const damaged = (bytes) =>
  Buffer.from(bytes.map((byte, at) => (at > 30 && at % 7 === 0 ? byte ^ 0xff : byte)))

/** @param {Buffer} bytes */
const half = (bytes) => bytes.subarray(0, bytes.length >> 1)
