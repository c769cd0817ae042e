import { COLOUR_OPTION } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import accessories from './accessories.json' with { type: 'json' }

const DAY_MS = 24 * 60 * 60_000
/** The base of variant ids: 10_101 is the first variant (size or colour) of product 1. */
const FIRST_CHOICE = 10_000
const CHOICES_EACH = 100

type AccessoryData = (typeof accessories)[number]

/** Inserts the demo accessories with their variants. Dates are counted in days from today. */
export async function seedAccessories(db: Db) {
  await db.insertInto('products').values(accessories.map(toProduct)).execute()
  await db.insertInto('products').values(accessories.flatMap(toChoices)).execute()
}

function toProduct({
  choices: _choices,
  colour_images: _images,
  added_days_ago,
  back_in_days,
  ...accessory
}: AccessoryData) {
  return {
    ...accessory,
    kind: 'accessory',
    number: null,
    rating: null,
    variants: JSON.stringify(accessory.variants),
    specifications: JSON.stringify(accessory.specifications),
    added_on: dayFromNow(-added_days_ago),
    restock_on: back_in_days === null ? null : dayFromNow(back_in_days),
  }
}

const toChoices = (accessory: AccessoryData) =>
  accessory.choices.map(({ options, back_in_days, ...choice }, index) => {
    const chosen = Object.entries(options)
    const [image = null, ...more_images] = imagesOf(accessory, options)
    return {
      ...choice,
      id: FIRST_CHOICE + accessory.id * CHOICES_EACH + index + 1,
      parent_id: accessory.id,
      kind: 'accessory',
      number: null,
      title: [accessory.title, ...chosen.map(([, option]) => option)].join(', '),
      description: accessory.description,
      category: accessory.category,
      image,
      more_images,
      fits: accessory.fits,
      variants: JSON.stringify([]),
      rating: null,
      options: Object.fromEntries(chosen),
      no_air: accessory.no_air,
      added_on: dayFromNow(-accessory.added_days_ago),
      restock_on: back_in_days === null ? null : dayFromNow(back_in_days),
    }
  })

/** Returns the pictures in the colour of a choice, of which the main one's are those of the product. */
function imagesOf(
  { colour_images, image, more_images }: AccessoryData,
  options: Record<string, string | undefined>,
) {
  const others: Record<string, string[] | undefined> = colour_images ?? {}
  return others[options[COLOUR_OPTION] ?? ''] ?? (image === null ? [] : [image, ...more_images])
}

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS)
