export interface ProductPictureTables {
  /** Only ever added to. */
  product_pictures: {
    /** The hash of what was sent, as 32 hexadecimal digits. */
    hash: string
    /** The width in pixels; 0 for the preview. */
    width: number
    /** The picture as WebP. */
    bytes: Buffer
    at: Date
  }
}
