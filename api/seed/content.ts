import { adoptContent } from '../src/community/content/adopt-content.ts'
import type { Db } from '../src/platform/database/open-database.ts'

export const seedContent = (db: Db) => adoptContent(db, new Date())
