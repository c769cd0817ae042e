import path from 'node:path'

import { root } from '../root.mjs'

/** The folder of the site's pictures, for the edge and for the PDFs that the API draws. */
export const picturesDir = path.join(root, 'shared/bike3d/pictures/drawn')
