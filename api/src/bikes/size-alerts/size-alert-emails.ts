import {
  button,
  oneLine,
  small,
  text,
  type Content,
  type Db,
  type EmailWriters,
  type PageAddress,
} from '../../platform/index.ts'

interface SizeAlertEmail {
  size_id: number
  key: string
}

/** Reads the size of an alert; null when its bike is no longer sold or the alert was deleted. */
export async function readSizeOf(db: Db, { size_id, key }: SizeAlertEmail) {
  const size = await db
    .selectFrom('size_alerts as alert')
    .innerJoin('bike_sizes as size', 'size.id', 'alert.size_id')
    .innerJoin('bikes as bike', 'bike.id', 'size.bike_id')
    .select(['size.id', 'size.name', 'bike.slug', 'bike.title'])
    .where('alert.key', '=', key)
    .where('size.id', '=', size_id)
    .where('bike.published', '=', true)
    .executeTakeFirst()
  return size ?? null
}

type Size = NonNullable<Awaited<ReturnType<typeof readSizeOf>>>

/**
 * Returns the email about a size that is built again. It contains no personal data, since somebody else may have entered
 * the address.
 */
export function sizeIsBack({ id, name, slug, title }: Size, key: string, page: PageAddress): Content {
  const bike = oneLine(title)
  const size = oneLine(name)
  return {
    subject: `${bike} in size ${size} is back`,
    heading: 'Your size is back',
    blocks: [
      text('Hello,'),
      text(`We’re building the ${bike} in size ${size} again, and you can order yours now.`),
      button(`Build it in ${size}`, page(`/configurator/${slug}`, { size: String(id) })),
      text('Your colour and parts decide when it leaves the workshop. The configurator shows you the date.'),
      small(
        'This was the only email about it. We’ll delete your address in 30 days, or right away with the link below.',
      ),
    ],
    reason: 'You’re getting this email because someone, most likely you, asked for it on the bike’s page.',
    unsubscribe: page('/shop/stock-alert', { key }),
  }
}

export const sizeAlertEmails: EmailWriters<'size_is_back'> = {
  async size_is_back({ data }, page, db) {
    const size = await readSizeOf(db, data)
    return size && sizeIsBack(size, data.key, page)
  },
}

declare module '../../platform/email/queue-email.ts' {
  interface EmailData {
    /** The data of the email "the size is back"; `key` deletes the reader's alert. */
    size_is_back: SizeAlertEmail
  }
}
