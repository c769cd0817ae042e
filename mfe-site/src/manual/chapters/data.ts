import type { BikeSlug, Chapter, ManualSection } from '../chapter.ts'

const data = (bike: BikeSlug, title: string, rows: string[][]): ManualSection => ({
  id: `data-${bike}`,
  title,
  bikes: [bike],
  blocks: [
    { table: { head: ['Part', 'Standard build'], rows } },
    'Other parts change these figures; the configurator shows them for your build. The range is measured on mixed roads with a 75 kg rider, at 18 °C, at the medium assist level.',
  ],
})

export const technicalData: Chapter = {
  id: 'technical-data',
  title: 'Technical data',
  about: 'Figures of the standard build, and where the serial number is.',
  sections: [
    data('nireeka-prime', 'Nireeka Prime', [
      ['Motor', '750 W mid-drive, 120 Nm'],
      ['Battery', '672 Wh'],
      ['Charger', '3 A'],
      ['Speed class', '45 km/h; 32 or 25 km/h on request'],
      ['Range', '90 km'],
      ['Gears', '10-speed derailleur'],
      ['Brakes', '2-piston hydraulic, 180 mm'],
      ['Fork', '100 mm air fork'],
      ['Weight', '22.4 kg'],
      ['Sizes', 'S 155–168 cm, M 166–179 cm, L 177–190 cm, XL 188–202 cm'],
    ]),
    data('nireeka-homie', 'Nireeka Homie', [
      ['Motor', '500 W mid-drive, 95 Nm'],
      ['Battery', '504 Wh'],
      ['Charger', '3 A'],
      ['Speed class', '32 km/h; 25 km/h on request'],
      ['Range', '80 km'],
      ['Gears', '10-speed derailleur'],
      ['Brakes', '2-piston hydraulic, 180 mm'],
      ['Fork', '50 mm'],
      ['Weight', '19.6 kg'],
      ['Sizes', 'S 152–167 cm, M 165–180 cm, L 178–195 cm'],
    ]),
    data('nyx', 'Nireeka Nyx', [
      ['Motor', '600 W light mid-drive, 90 Nm'],
      ['Battery', '560 Wh in the down tube'],
      ['Charger', '3 A'],
      ['Speed class', '45 km/h; 32 or 25 km/h on request'],
      ['Range', '105 km'],
      ['Gears', '10-speed derailleur'],
      ['Brakes', '4-piston hydraulic, 203 mm'],
      ['Fork', 'Rigid carbon'],
      ['Weight', '17.6 kg'],
      ['Sizes', 'S 150–163 cm (not built this season), M 162–178 cm, L 176–195 cm'],
    ]),
    {
      id: 'serial-number',
      title: 'Where to find the numbers',
      blocks: [
        'The serial number is below the bottom bracket and on the card from the box, such as NKP-24-004217: the letter names the bike, the next two digits the year. Your key’s number is on the key.',
      ],
    },
  ],
}
