import { announcements } from './announcements.ts'
import { batteryAndRange } from './battery-and-range.ts'
import { buyAndSell } from './buy-and-sell.ts'
import { homie } from './homie.ts'
import { ideas } from './ideas.ts'
import { nyx } from './nyx.ts'
import { prime } from './prime.ts'
import { rides } from './rides.ts'
import { workshop } from './workshop.ts'

export const forumCategories = [
  announcements,
  prime,
  homie,
  nyx,
  batteryAndRange,
  workshop,
  rides,
  ideas,
  buyAndSell,
]
