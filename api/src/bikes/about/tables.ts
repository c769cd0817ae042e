import type { BikeAboutData } from '@nireeka/contracts/api'
import type { ColumnType, Generated } from 'kysely'

/** A list kept as JSON: written as text. */
type Json<List> = ColumnType<List, string | undefined, string>

export interface BikePageTables {
  bike_pages: {
    bike_id: number
    highlights: Json<BikeAboutData['highlights']>
    battery_wh: number | null
    specifications: Json<BikeAboutData['specifications']>
    limits: Json<BikeAboutData['limits']>
    box: Generated<string[]>
  }
}
