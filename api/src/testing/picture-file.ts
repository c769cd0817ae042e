import { join } from 'node:path'

/** The folder of the site's pictures. */
export const PICTURES = join(import.meta.dirname, '../../../shared/bike3d/pictures/drawn')

/** Returns the file of a picture's address, `/pictures/…`. */
export const pictureFile = (address: string) => join(PICTURES, address.replace(/^\/pictures\//, ''))
