/** Fails where code of the API imports a domain past its entry file, in a cycle, or uses another domain's tables. */
import path from 'node:path'

import { root } from '../root.mjs'
import { faultsOf, measureApi } from './api.mjs'
import { readSources } from './sources.mjs'

const folder = path.join(root, 'api/src')
const faults = faultsOf(readSources(folder))
const { areas, cycles, tableUses, crossTableUses, crossTableWrites } = measureApi(folder)
console.log(
  `${areas} domains, ${cycles} import cycles, ${crossTableUses} of ${tableUses} table uses in another domain, ${crossTableWrites} of them writes`,
)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
