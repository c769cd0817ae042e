import type { BikeSettingsData } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

/** A calendar day. Read it as text (`::text`): a Date would be moved by the server's time zone. */
type Day<T extends string | null = string> = ColumnType<Date, T, T>

export interface MemberBikeTables {
  order_bikes: {
    id: Generated<number>
    user_id: number
    bike_id: number
    size_id: number
    colour_id: number
    /** Where it was delivered to. */
    country_id: number
    serial_number: string | null
    ordered_on: Day
    delivered_on: Day<string | null>
    registered_on: Day<string | null>
    is_first_owner: Generated<boolean>
    charge_cycles: Generated<number>
    assist_level: Generated<number>
    /** km/h */
    speed_limit: number
    lights: Generated<BikeSettingsData['lights']>
    auto_lock: Generated<boolean>
    /** What it was built with instead of or besides its kind's own; upgrades bought since stand in their orders. */
    part_ids: Generated<number[]>
    ral: Generated<string[]>
    /** Null: older than our shop. */
    order_line_id: Generated<number | null>
  }
}
