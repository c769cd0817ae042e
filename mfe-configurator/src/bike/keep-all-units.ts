import { keepUnits } from '@nireeka/kit'

/** Returns data of the server with no line break between a number and its unit in any of its texts. */
export const keepAllUnits = <Data>(data: Data): Data => JSON.parse(keepUnits(JSON.stringify(data)))
