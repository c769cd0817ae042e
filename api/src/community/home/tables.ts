import type { Generated, JSONColumnType } from 'kysely'

export interface HomeTables {
  home_sections: {
    position: number
    type: string
    data: JSONColumnType<Record<string, unknown>>
    is_shown: Generated<boolean>
  }
  announcements: {
    id: Generated<number>
    text: string
    href: string
    shown_from: Generated<Date>
    shown_to: Date | null
  }
}
