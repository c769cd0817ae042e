/** A region of a country: the code written on the parcel, and the full name. */
export interface Region {
  value: string
  label: string
}

/** Returns the regions listed in text such as "CA California", one per line: the code, then the name. */
const byCode = (lines: string): Region[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', ...words] = line.trim().split(' ')
      return { value, label: words.join(' ') }
    })

const byName = (names: readonly string[]): Region[] => names.map((name) => ({ value: name, label: name }))

export const US_STATES = byCode(`
  AL Alabama
  AK Alaska
  AZ Arizona
  AR Arkansas
  CA California
  CO Colorado
  CT Connecticut
  DE Delaware
  DC District of Columbia
  FL Florida
  GA Georgia
  HI Hawaii
  ID Idaho
  IL Illinois
  IN Indiana
  IA Iowa
  KS Kansas
  KY Kentucky
  LA Louisiana
  ME Maine
  MD Maryland
  MA Massachusetts
  MI Michigan
  MN Minnesota
  MS Mississippi
  MO Missouri
  MT Montana
  NE Nebraska
  NV Nevada
  NH New Hampshire
  NJ New Jersey
  NM New Mexico
  NY New York
  NC North Carolina
  ND North Dakota
  OH Ohio
  OK Oklahoma
  OR Oregon
  PA Pennsylvania
  RI Rhode Island
  SC South Carolina
  SD South Dakota
  TN Tennessee
  TX Texas
  UT Utah
  VT Vermont
  VA Virginia
  WA Washington
  WV West Virginia
  WI Wisconsin
  WY Wyoming`)

export const CANADIAN_PROVINCES = byCode(`
  AB Alberta
  BC British Columbia
  MB Manitoba
  NB New Brunswick
  NL Newfoundland and Labrador
  NS Nova Scotia
  NT Northwest Territories
  NU Nunavut
  ON Ontario
  PE Prince Edward Island
  QC Quebec
  SK Saskatchewan
  YT Yukon`)

export const AUSTRALIAN_STATES = byCode(`
  ACT Australian Capital Territory
  NSW New South Wales
  NT Northern Territory
  QLD Queensland
  SA South Australia
  TAS Tasmania
  VIC Victoria
  WA Western Australia`)

export const EMIRATES = byName([
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
])
