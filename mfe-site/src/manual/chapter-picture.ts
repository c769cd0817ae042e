import type { BikeSlug, Chapter } from './chapter.ts'
import { accessory, bike, type ChapterPicture, spare, spot } from './pictures.ts'

/** The pictures that each bike has of its own, and those of parts that are on every bike. */
const ofBike = (painted: string, exploded: string, name: string) => ({
  'before-the-first-ride': bike(`${painted}-front34`, `A ${name}, ready to ride`),
  fitting: bike(`${painted}-cockpit`, `Handlebar, stem and saddle of a ${name}`),
  'display-and-buttons': spot('display', 'The display on the handlebar'),
  shifting: bike(`${painted}-drivetrain`, `Crank, chain and rear derailleur of a ${name}`),
  'cleaning-and-care': accessory('cleaning-kit-main', 'Brushes, a cleaner and a tub'),
  'service-plan': bike(exploded, `All parts of a ${name}, taken apart`),
  'error-codes': spare('display-touch', 'A display'),
  'storage-and-transport': bike(`${painted}-rear34`, `A ${name} from behind`),
  disposal: spare('controller', 'A controller with its cables'),
  'technical-data': spare('rating-plate', 'The plate on the frame'),
})

const PICTURES: Readonly<Record<BikeSlug, Record<Chapter['id'], ChapterPicture>>> = {
  'nireeka-prime': {
    ...ofBike('nireeka-prime-pine', 'nireeka-prime-exploded', 'Prime'),
    'battery-and-charging': spare('battery-672', 'The battery of a Prime'),
    'riding-and-assistance': spot('prime-motor', 'The motor of a Prime, with chainring and crank'),
    brakes: spare('brake-complete-2-piston', 'A brake with its lever, hose and caliper'),
    suspension: spot('prime-fork', 'The suspension fork of a Prime'),
    'tyres-and-pressure': spare('tyre-trail', 'A trail tyre'),
  },
  'nireeka-homie': {
    ...ofBike('nireeka-homie-chalk', 'nireeka-homie-exploded', 'Homie'),
    'battery-and-charging': spot('battery', 'The battery’s door, lock and charge port in the down tube'),
    'riding-and-assistance': bike('nireeka-homie-laden', 'A Homie with mudguards, rack and basket'),
    brakes: spot('front-brake', 'The front brake’s caliper and disc'),
    suspension: bike('nireeka-homie-chalk-front', 'The suspension fork of a Homie'),
    'tyres-and-pressure': spot('valve', 'The front tyre’s valve'),
  },
  nyx: {
    ...ofBike('nyx-graphite', 'nyx-exploded', 'Nyx'),
    'battery-and-charging': spot('nyx-frame', 'The down tube of a Nyx, with the battery inside'),
    'riding-and-assistance': bike('nyx-graphite-front', 'The front of a Nyx'),
    brakes: spot('nyx-front-brake', 'The front brake of a Nyx, with four pistons'),
    suspension: spot('nyx-fork', 'The rigid carbon fork of a Nyx'),
    'tyres-and-pressure': spare('tyre-slick', 'A slick tyre'),
  },
}

/** Returns the picture of a bike's chapter, never one of another bike. */
export const chapterPicture = (slug: BikeSlug, chapter: Chapter['id']) => PICTURES[slug][chapter]
