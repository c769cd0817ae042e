import { sql } from 'kysely'

/** The SQL for whether a size is built at present, in a query that names the size `size`: it comes in some colour. */
export const IS_BUILT = sql<boolean>`exists (
  select from size_colours as offer join colours as colour on colour.id = offer.colour_id
  where offer.size_id = size.id and colour.published)`
