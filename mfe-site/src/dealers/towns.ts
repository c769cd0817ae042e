import type { Coordinates } from './map/projection.ts'

/** A town from which distances can be measured. */
export interface Town extends Coordinates {
  name: string
  country: string
}

/** Large towns of the world by country, with latitude and longitude to a tenth of a degree. */
const TOWNS: Record<string, string> = {
  'United States':
    'New York 40.7 -74,Los Angeles 34.1 -118.2,Chicago 41.9 -87.6,Houston 29.8 -95.4,Phoenix 33.4 -112.1,Philadelphia 40 -75.2,San Antonio 29.4 -98.5,San Diego 32.7 -117.2,Dallas 32.8 -96.8,San Jose 37.3 -121.9,Austin 30.3 -97.7,Jacksonville 30.3 -81.7,San Francisco 37.8 -122.4,Columbus 40 -83,Indianapolis 39.8 -86.2,Seattle 47.6 -122.3,Denver 39.7 -105,Washington 38.9 -77,Boston 42.4 -71.1,Nashville 36.2 -86.8,Detroit 42.3 -83,Portland 45.5 -122.7,Las Vegas 36.2 -115.1,Memphis 35.1 -90,Baltimore 39.3 -76.6,Milwaukee 43 -87.9,Albuquerque 35.1 -106.6,Sacramento 38.6 -121.5,Kansas City 39.1 -94.6,Atlanta 33.7 -84.4,Miami 25.8 -80.2,Minneapolis 45 -93.3,New Orleans 30 -90.1,Tampa 28 -82.5,Cleveland 41.5 -81.7,Pittsburgh 40.4 -80,St. Louis 38.6 -90.2,Salt Lake City 40.8 -111.9,Boise 43.6 -116.2,Anchorage 61.2 -149.9,Honolulu 21.3 -157.9',
  Canada:
    'Toronto 43.7 -79.4,Montreal 45.5 -73.6,Vancouver 49.3 -123.1,Calgary 51 -114.1,Edmonton 53.5 -113.5,Ottawa 45.4 -75.7,Winnipeg 49.9 -97.1,Quebec 46.8 -71.2,Halifax 44.6 -63.6',
  Mexico: 'Mexico City 19.4 -99.1,Guadalajara 20.7 -103.3,Monterrey 25.7 -100.3',
  Brazil: 'São Paulo -23.6 -46.6,Rio de Janeiro -22.9 -43.2',
  Argentina: 'Buenos Aires -34.6 -58.4',
  Chile: 'Santiago -33.4 -70.7',
  Colombia: 'Bogotá 4.7 -74.1',
  Peru: 'Lima -12 -77',
  'United Kingdom':
    'London 51.5 -0.1,Birmingham 52.5 -1.9,Manchester 53.5 -2.2,Leeds 53.8 -1.5,Glasgow 55.9 -4.3,Edinburgh 55.9 -3.2,Bristol 51.5 -2.6,Cardiff 51.5 -3.2,Belfast 54.6 -5.9',
  Ireland: 'Dublin 53.3 -6.3,Cork 51.9 -8.5',
  Germany:
    'Berlin 52.5 13.4,Hamburg 53.6 10,Munich 48.1 11.6,Cologne 50.9 7,Frankfurt 50.1 8.7,Stuttgart 48.8 9.2,Düsseldorf 51.2 6.8,Leipzig 51.3 12.4,Dresden 51.1 13.7,Hanover 52.4 9.7,Nuremberg 49.5 11.1,Bremen 53.1 8.8,Freiburg 48 7.8,Münster 52 7.6',
  Netherlands:
    'Amsterdam 52.4 4.9,Rotterdam 51.9 4.5,The Hague 52.1 4.3,Utrecht 52.1 5.1,Eindhoven 51.4 5.5,Groningen 53.2 6.6',
  Belgium: 'Brussels 50.9 4.4,Antwerp 51.2 4.4,Ghent 51.1 3.7',
  Luxembourg: 'Luxembourg 49.6 6.1',
  France:
    'Paris 48.9 2.4,Lyon 45.8 4.8,Marseille 43.3 5.4,Toulouse 43.6 1.4,Nice 43.7 7.3,Nantes 47.2 -1.6,Strasbourg 48.6 7.8,Bordeaux 44.8 -0.6,Lille 50.6 3.1,Grenoble 45.2 5.7',
  Austria: 'Vienna 48.2 16.4,Graz 47.1 15.4,Linz 48.3 14.3,Salzburg 47.8 13,Innsbruck 47.3 11.4',
  Switzerland: 'Zurich 47.4 8.5,Geneva 46.2 6.1,Basel 47.6 7.6,Bern 46.9 7.4,Lausanne 46.5 6.6',
  Italy:
    'Rome 41.9 12.5,Milan 45.5 9.2,Turin 45.1 7.7,Naples 40.9 14.3,Bologna 44.5 11.3,Florence 43.8 11.3,Verona 45.4 11',
  Spain: 'Madrid 40.4 -3.7,Barcelona 41.4 2.2,Valencia 39.5 -0.4,Seville 37.4 -6,Bilbao 43.3 -2.9',
  Portugal: 'Lisbon 38.7 -9.1,Porto 41.2 -8.6',
  Denmark: 'Copenhagen 55.7 12.6,Aarhus 56.2 10.2',
  Sweden: 'Stockholm 59.3 18.1,Gothenburg 57.7 12,Malmö 55.6 13',
  Norway: 'Oslo 59.9 10.8,Bergen 60.4 5.3',
  Finland: 'Helsinki 60.2 24.9',
  Iceland: 'Reykjavík 64.1 -21.9',
  Poland: 'Warsaw 52.2 21,Kraków 50.1 19.9,Wrocław 51.1 17,Gdańsk 54.4 18.6',
  Czechia: 'Prague 50.1 14.4,Brno 49.2 16.6',
  Slovakia: 'Bratislava 48.1 17.1',
  Hungary: 'Budapest 47.5 19',
  Slovenia: 'Ljubljana 46.1 14.5',
  Croatia: 'Zagreb 45.8 16',
  Romania: 'Bucharest 44.4 26.1',
  Bulgaria: 'Sofia 42.7 23.3',
  Greece: 'Athens 38 23.7',
  Turkey: 'Istanbul 41 29,Ankara 39.9 32.9',
  Lithuania: 'Vilnius 54.7 25.3',
  Latvia: 'Riga 56.9 24.1',
  Estonia: 'Tallinn 59.4 24.8',
  Ukraine: 'Kyiv 50.5 30.5',
  'United Arab Emirates': 'Dubai 25.2 55.3,Abu Dhabi 24.5 54.4',
  'Saudi Arabia': 'Riyadh 24.7 46.7,Jeddah 21.5 39.2',
  Qatar: 'Doha 25.3 51.5',
  Kuwait: 'Kuwait City 29.4 48',
  Oman: 'Muscat 23.6 58.4',
  Israel: 'Tel Aviv 32.1 34.8',
  Jordan: 'Amman 31.9 35.9',
  Iran: 'Tehran 35.7 51.4',
  Egypt: 'Cairo 30 31.2',
  Morocco: 'Casablanca 33.6 -7.6',
  Kenya: 'Nairobi -1.3 36.8',
  Nigeria: 'Lagos 6.5 3.4',
  'South Africa': 'Johannesburg -26.2 28,Cape Town -33.9 18.4',
  India: 'Delhi 28.6 77.2,Mumbai 19.1 72.9,Bengaluru 13 77.6',
  Singapore: 'Singapore 1.4 103.8',
  Thailand: 'Bangkok 13.8 100.5',
  Vietnam: 'Ho Chi Minh City 10.8 106.7',
  Malaysia: 'Kuala Lumpur 3.1 101.7',
  Indonesia: 'Jakarta -6.2 106.8',
  Philippines: 'Manila 14.6 121',
  China: 'Beijing 39.9 116.4,Shanghai 31.2 121.5,Hong Kong 22.3 114.2',
  Taiwan: 'Taipei 25 121.6',
  Japan: 'Tokyo 35.7 139.7,Osaka 34.7 135.5',
  'South Korea': 'Seoul 37.6 127',
  Australia:
    'Sydney -33.9 151.2,Melbourne -37.8 145,Brisbane -27.5 153,Perth -32 115.9,Adelaide -34.9 138.6,Canberra -35.3 149.1,Hobart -42.9 147.3',
  'New Zealand': 'Auckland -36.8 174.8,Wellington -41.3 174.8,Christchurch -43.5 172.6',
}

const TOWN = /^(.+) (-?[\d.]+) (-?[\d.]+)$/

export const TOWN_LIST: readonly Town[] = Object.entries(TOWNS).flatMap(([country, towns]) =>
  towns.split(',').flatMap((town) => {
    const [, name, latitude, longitude] = TOWN.exec(town) ?? []
    return name ? [{ name, country, latitude: Number(latitude), longitude: Number(longitude) }] : []
  }),
)

export const labelOf = ({ name, country }: Town) => `${name}, ${country}`

/** Returns a text without accents and capitals: "Malmo" finds Malmö. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase().trim()

const MOST = 7

/**
 * Returns the towns that match a text: first those that begin with it, then those that contain it, or whose country
 * does.
 */
export function findTowns(typed: string): Town[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const rank = (town: Town) => {
    const [name, label] = [plain(town.name), plain(labelOf(town))]
    if (name === wanted || label === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return label.includes(wanted) ? 2 : 3
  }
  return TOWN_LIST.map((town) => ({ town, rank: rank(town) }))
    .filter(({ rank: each }) => each < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ town }) => town)
}
