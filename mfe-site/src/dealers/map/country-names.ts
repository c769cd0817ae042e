import type { Coordinates } from './projection.ts'

/** A name on the map: where its middle is, and how many degrees of longitude it names, which is the room it may take. */
export interface PlaceName extends Coordinates {
  name: string
  degrees: number
}

/** Names with latitude, longitude and width in degrees, larger places first. */
const COUNTRIES =
  'Russia 62 100 120,Canada 58 -105 60,United States 40 -99 55,Brazil -9 -53 35,Australia -25 134 40,China 36 103 50,India 22 79 22,Greenland 73 -41 40,Argentina -35 -65 16,Kazakhstan 48 67 35,Algeria 28 3 18,Saudi Arabia 24 44.5 20,Mexico 24 -102 20,Indonesia -1 114 30,Iran 33 54 17,Mongolia 46.5 104 25,Congo -3 23 16,South Africa -30.5 23.5 15,Peru -10 -75 11,Colombia 4 -73 10,Turkey 39 35 17,Egypt 27 29.5 9,Sudan 16 30 14,Nigeria 9.5 8 11,Ethiopia 8 39.5 13,Kenya 0.5 38 7,Pakistan 29 68 12,Japan 36.5 138.5 10,Madagascar -19 46.5 6,New Zealand -43 171.5 10,Chile -27 -69.5 7,Venezuela 7 -66 11,Libya 27 18 14,Ukraine 49 32 15,France 46.8 2.5 11,Spain 40 -3.5 11,Germany 51 10.2 8.5,Poland 52.2 19.5 9,Sweden 62.5 15.5 8,Norway 61.3 9 7,Finland 63.5 26.5 9,Iceland 64.9 -18.5 10,United Kingdom 53.6 -1.7 8,Ireland 53.3 -8 5,Italy 42.7 12.8 8,Romania 46 25 8,Greece 39.3 22 5,Portugal 39.5 -8.1 3.5,Austria 47.5 14.3 6,Switzerland 46.7 8 4,Czechia 49.8 15.5 6,Hungary 47.1 19.3 6,Netherlands 52.5 5.6 3.5,Belgium 50.6 4.6 3.5,Denmark 56 9.3 4,Belarus 53.5 28 8,Lithuania 55.3 23.9 5,Latvia 56.9 25.5 6,Estonia 58.7 25.7 5,Slovakia 48.7 19.5 5,Slovenia 46.1 14.8 2.5,Croatia 45.5 16.4 4,Serbia 44.2 20.8 4,Bulgaria 42.7 25.3 5,Morocco 32 -6.5 8,Tunisia 34.5 9.3 3.5,Iraq 33 43.3 8,Syria 35 38.5 5.5,Jordan 31 36.8 4,Israel 31 34.9 1.2,Yemen 15.5 47.5 9,Oman 20.5 56.5 6,Qatar 25.3 51.2 1,Kuwait 29.3 47.6 1.5,United Arab Emirates 23.6 54.3 4.5,Afghanistan 34 66 12,Uzbekistan 42 63.5 12,Turkmenistan 39.3 59 11,Thailand 16 101.5 7,Vietnam 14 108 5,Malaysia 4 102.3 5,Philippines 12.5 122.5 6,South Korea 36.5 127.9 3.5,Myanmar 21 96 7,Cuba 21.8 -79 10,Guatemala 15.6 -90.3 3,Bolivia -17 -64.5 11,Paraguay -23.3 -58.3 7,Uruguay -32.8 -56 5,Ecuador -1.5 -78.3 5'

const SEAS =
  'Pacific Ocean -12 -125 60,Atlantic Ocean 30 -45 45,Indian Ocean -18 78 45,Pacific Ocean 30 170 40,Atlantic Ocean -22 -14 40,North Sea 54.6 3.4 6,Mediterranean Sea 35 18.5 13,Black Sea 43.3 34.3 9,Baltic Sea 57.2 19.4 4.5,Bay of Biscay 45.3 -4.6 6,Tyrrhenian Sea 40 11.8 4.5,Adriatic Sea 43.3 14.9 3.5,Gulf of Mexico 25 -90 14,Caribbean Sea 15 -75 16,Hudson Bay 60 -85.5 12,Arabian Sea 15 64 16,Persian Gulf 27.2 51.2 5,Red Sea 21 38 4,Tasman Sea -38 159.5 14,Coral Sea -17 155 12,Bay of Bengal 14 88 10'

const NAME = /^(.+) (-?[\d.]+) (-?[\d.]+) ([\d.]+)$/

const read = (list: string): PlaceName[] =>
  list.split(',').flatMap((line) => {
    const [, name, latitude, longitude, degrees] = NAME.exec(line) ?? []
    return name
      ? [{ name, latitude: Number(latitude), longitude: Number(longitude), degrees: Number(degrees) }]
      : []
  })

export const COUNTRY_NAMES: readonly PlaceName[] = read(COUNTRIES)
export const SEA_NAMES: readonly PlaceName[] = read(SEAS)
