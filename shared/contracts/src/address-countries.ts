import { AUSTRALIAN_STATES, CANADIAN_PROVINCES, EMIRATES, type Region, US_STATES } from './address-regions.ts'

/** The form of a country's postcodes. */
export interface PostcodeForm {
  label: string
  /** Matches a postcode that `tidyAddress` has put in order: upper case, blanks where they belong. */
  pattern: RegExp
  example: string
  /** The message for a wrong postcode: a sentence that says what a right one looks like. */
  sentence: string
  /** True when postcodes have digits only, so that phones can show a numeric keyboard. */
  isNumeric: boolean
  /** How many characters follow the blank of a postcode; absent for postcodes without a blank. */
  blankBefore?: number
}

/** The rules of an address that differ from country to country. */
export interface CountryAddress {
  /** The fields below the names, in the order of the lines on a parcel. */
  order: ReadonlyArray<'street' | 'street_2' | 'city' | 'region' | 'postcode'>
  street: string
  street_2: string
  city: string
  /** The regions to choose from; absent in countries whose addresses have no region. */
  region?: { label: string; choices: readonly Region[]; sentence: string }
  /** Absent in countries without postcodes. */
  postcode?: PostcodeForm
}

const EUROPEAN = {
  order: ['street', 'street_2', 'postcode', 'city'],
  street: 'Street and number',
  street_2: 'Floor, flat or c/o',
  city: 'City',
} as const

const digits = (nationality: string, count: 4 | 5, example: string): PostcodeForm => ({
  label: 'Postcode',
  pattern: count === 4 ? /^[1-9]\d{3}$/ : /^\d{5}$/,
  example,
  sentence: `${nationality} postcode has ${count === 4 ? 'four' : 'five'} digits, like ${example}.`,
  isNumeric: true,
})

const UNITED_STATES: CountryAddress = {
  order: ['street', 'street_2', 'city', 'region', 'postcode'],
  street: 'Street address',
  street_2: 'Apartment, suite or unit',
  city: 'City',
  region: { label: 'State', choices: US_STATES, sentence: 'Please choose a state.' },
  postcode: {
    label: 'ZIP code',
    pattern: /^\d{5}(-\d{4})?$/,
    example: '94103',
    sentence: 'A ZIP code has five digits, like 94103, or nine, like 94103-2201.',
    isNumeric: false,
  },
}

const CANADA: CountryAddress = {
  ...UNITED_STATES,
  region: {
    label: 'Province or territory',
    choices: CANADIAN_PROVINCES,
    sentence: 'Please choose a province or territory.',
  },
  postcode: {
    label: 'Postal code',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: 'M5V 2T6',
    sentence: 'A Canadian postal code looks like M5V 2T6.',
    isNumeric: false,
    blankBefore: 3,
  },
}

const AUSTRALIA: CountryAddress = {
  ...UNITED_STATES,
  street_2: 'Unit or level',
  city: 'Suburb or town',
  region: {
    label: 'State or territory',
    choices: AUSTRALIAN_STATES,
    sentence: 'Please choose a state or territory.',
  },
  // Postcodes of the Northern Territory begin with a 0.
  postcode: { ...digits('An Australian', 4, '2000'), pattern: /^\d{4}$/ },
}

const EMIRATES_ADDRESS: CountryAddress = {
  order: ['street', 'street_2', 'city', 'region'],
  street: 'Street and building',
  street_2: 'Apartment, villa or P.O. box',
  city: 'City or area',
  region: { label: 'Emirate', choices: EMIRATES, sentence: 'Please choose an emirate.' },
}

const UNITED_KINGDOM: CountryAddress = {
  order: ['street', 'street_2', 'city', 'postcode'],
  street: 'House number and street',
  street_2: 'Flat or building',
  city: 'Town or city',
  postcode: {
    label: 'Postcode',
    pattern: /^([A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    sentence: 'A UK postcode looks like SW1A 1AA.',
    isNumeric: false,
    blankBefore: 3,
  },
}

const NETHERLANDS: CountryAddress = {
  ...EUROPEAN,
  postcode: {
    label: 'Postcode',
    pattern: /^[1-9]\d{3} [A-Z]{2}$/,
    example: '1012 AB',
    sentence: 'A Dutch postcode has four digits and two letters, like 1012 AB.',
    isNumeric: false,
    blankBefore: 2,
  },
}

/** The address rules of each country, by the country's id in the countries table. */
export const COUNTRY_ADDRESSES: Readonly<Record<number, CountryAddress>> = {
  13: AUSTRALIA,
  14: { ...EUROPEAN, postcode: digits('An Austrian', 4, '1010') },
  37: CANADA,
  73: { ...EUROPEAN, postcode: digits('A French', 5, '75001') },
  80: { ...EUROPEAN, postcode: digits('A German', 5, '10115') },
  150: NETHERLANDS,
  204: { ...EUROPEAN, postcode: digits('A Swiss', 4, '8001') },
  220: EMIRATES_ADDRESS,
  221: UNITED_KINGDOM,
  222: UNITED_STATES,
}
