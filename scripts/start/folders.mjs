import path from 'node:path'

import { root } from '../root.mjs'

/** The site's pictures, for the edge and for what the API draws on paper. */
export const picturesDir = path.join(root, 'shared/bike3d/pictures/drawn')
