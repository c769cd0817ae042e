import type { Db } from '../src/platform/database/open-database.ts'

const BODY = [
  'Three new matte colours are in the configurator, and they fit every model that we build.',
  '## What is new',
  '- **Moss**, a deep green\n- **Slate**, a cool grey\n- **Clay**, a warm brown',
  '[See them on your bike](/configurator)',
  'Would you rather see them in daylight? [Our dealers](/dealers) have samples.',
].join('\n\n')

/** Inserts an issue of the newsletter that nobody has sent yet. */
export async function seedNewsletter(db: Db) {
  await db
    .insertInto('newsletter_issues')
    .values({
      subject: 'Three new colours',
      preheader: 'Moss, Slate and Clay',
      body: BODY,
      segment: 'all',
      bike_id: null,
      country_id: null,
      created_key: null,
    })
    .execute()
}
