import type { BikeSlug, Chapter } from './chapter.ts'
import { accessory, bike, type ChapterPicture, scene, spare, spot } from './pictures.ts'

/** The pictures that each bike has of its own, and those of parts that are on every bike. */
const ofBike = (painted: string, exploded: string, name: string) => ({
  'before-the-first-ride': bike(`${painted}-front34`, `A ${name}, ready to ride`),
  fitting: bike(`${painted}-cockpit`, `Handlebar, stem and saddle of a ${name}`),
  'display-and-buttons': spot('display', 'The display on the handlebar'),
  shifting: spare('derailleur', 'A rear derailleur'),
  'cleaning-and-care': accessory('cleaning-kit-main', 'Brushes, a cleaner and a tub'),
  'service-plan': bike(exploded, `All parts of a ${name}, taken apart`),
  'error-codes': spare('display-small', 'A display, on which the codes appear'),
  disposal: spare('battery-672-first', 'An old battery'),
  'technical-data': spare('rating-plate', 'The plate on the frame'),
})

const PICTURES: Readonly<Record<BikeSlug, Record<Chapter['id'], ChapterPicture>>> = {
  'nireeka-prime': {
    ...ofBike('nireeka-prime-pine', 'nireeka-prime-exploded', 'Prime'),
    'battery-and-charging': spare('charger', 'The charger with its plugs'),
    'riding-and-assistance': scene('outdoors/ridge', 'Drawing of a rider on a Prime, at sunrise'),
    brakes: spare('brake-complete-2-piston', 'A brake with its lever, hose and caliper'),
    suspension: spot('prime-fork', 'The suspension fork of a Prime'),
    'storage-and-transport': accessory('battery-cover-main', 'A battery in a cover against the cold'),
    'tyres-and-pressure': spare('tyre-trail', 'A trail tyre'),
  },
  'nireeka-homie': {
    ...ofBike('nireeka-homie-chalk', 'nireeka-homie-exploded', 'Homie'),
    'battery-and-charging': spot('battery', 'The battery’s door, lock and charge port in the down tube'),
    'riding-and-assistance': bike('nireeka-homie-laden', 'A Homie with mudguards, rack and basket'),
    brakes: spot('front-brake', 'The front brake’s caliper and disc'),
    suspension: bike('nireeka-homie-chalk-front', 'The suspension fork of a Homie'),
    'storage-and-transport': scene('sets/workshop', 'A Homie that stands indoors'),
    'tyres-and-pressure': spot('valve', 'The front tyre’s valve'),
  },
  nyx: {
    ...ofBike('nyx-graphite', 'nyx-exploded', 'Nyx'),
    'battery-and-charging': spot('nyx-frame', 'The down tube of a Nyx, with the battery inside'),
    'riding-and-assistance': bike('nyx-graphite-drivetrain', 'The motor of a Nyx, between its cranks'),
    brakes: spot('nyx-front-brake', 'The front brake of a Nyx, with four pistons'),
    suspension: spot('nyx-fork', 'The rigid carbon fork of a Nyx'),
    'storage-and-transport': scene('sets/hallway', 'A Nyx in a hallway, beside a bench'),
    'tyres-and-pressure': spare('tyre-slick', 'A slick tyre'),
  },
}

/** Returns the picture of a bike's chapter, never one of another bike. */
export const chapterPicture = (slug: BikeSlug, chapter: Chapter['id']) => PICTURES[slug][chapter]
