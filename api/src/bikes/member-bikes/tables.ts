import type { BikeSettingsData } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

/** A calendar day. Select it as text (`::text`): the server's time zone would shift a Date. */
type Day<T extends string | null = string> = ColumnType<Date, T, T>

export interface MemberBikeTables {
  order_bikes: {
    id: Generated<number>
    user_id: number
    bike_id: number
    size_id: number
    colour_id: number
    /** The country that the bike was delivered to. */
    country_id: number
    serial_number: string | null
    ordered_on: Day
    delivered_on: Day<string | null>
    registered_on: Day<string | null>
    is_first_owner: Generated<boolean>
    charge_cycles: Generated<number>
    assist_level: Generated<number>
    /** The speed limit that is set on the bike, in km/h. */
    speed_limit: number
    lights: Generated<BikeSettingsData['lights']>
    auto_lock: Generated<boolean>
    /**
     * The parts it was built with instead of, or in addition to, the standard ones. Upgrades bought later are in their
     * orders.
     */
    part_ids: Generated<number[]>
    ral: Generated<string[]>
    /** The order line that sold the bike; null for a bike older than this shop. */
    order_line_id: Generated<number | null>
    /** When the whole refund of its order was requested; from then on it is nobody's, unless the refund fails. */
    withdrawn_at: Generated<Date | null>
  }
}
