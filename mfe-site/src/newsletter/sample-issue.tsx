import { Link } from '@nireeka/kit/router'
import { Picture } from '@nireeka/ui'

import styles from './sample-issue.module.css'

const WIDE = '(width < 60rem) 92vw, 38rem'
const SMALL = '(width < 40rem) 80vw, (width < 60rem) 30vw, 12rem'

interface Story {
  heading: string
  text: string
  picture: { src: string; alt: string }
  link: { to: string; label: string }
}

const STORIES: readonly Story[] = [
  {
    heading: 'The job: look at your brake pads',
    text: 'Five minutes and a flashlight. Less than 1 mm of lining left, and it’s time for new ones. Organic pads last about 1,200 km, sintered ones about 2,500.',
    picture: {
      src: '/pictures/spots/front-brake.webp',
      alt: 'The front brake of a Homie: the caliper around its disc',
    },
    link: { to: '/user-manual/brakes#brake-pads', label: 'How to check them' },
  },
  {
    heading: 'New in the shop: a pannier that clicks on',
    text: 'Our rack pannier holds 20 litres and keeps them dry. Two hooks hold it on the rear rack, and one pull takes it off again.',
    picture: { src: '/pictures/accessories/rack-pannier-main.webp', alt: 'A black rack pannier' },
    link: { to: '/shop/accessories/4', label: 'See the pannier' },
  },
]

/** An example of an issue, as it looks in a mailbox. */
export const SampleIssue = () => (
  <article className={styles.issue} aria-label="Sample issue">
    <header className={styles.head}>
      <p className={styles.from}>From Nireeka, to you</p>
      <h3 className={styles.subject}>Your brakes before winter, and a new pannier</h3>
    </header>
    <Picture
      src="/pictures/outdoors/ridge.webp"
      alt="Drawing of a rider on a Prime, on a road above a valley at sunrise"
      sizes={WIDE}
      ratio="21:9"
      isEagerWhenWide
    />
    <p>Hello from Tacoma. It’s getting dark early here, so this month is about stopping in time.</p>
    {STORIES.map(({ heading, text, picture, link }) => (
      <section key={heading} className={styles.story}>
        <Picture {...picture} sizes={SMALL} ratio="4:3" />
        <div className={styles.words}>
          <h4>{heading}</h4>
          <p>{text}</p>
          <p>
            <Link to={link.to}>{link.label}</Link>
          </p>
        </div>
      </section>
    ))}
    <section className={styles.words}>
      <h4>In the workshop</h4>
      <p>Order today, and a standard Homie takes 12 working days, a Prime 18 and a Nyx 24.</p>
      <p>
        <Link to="/configurator">Build yours</Link>
      </p>
    </section>
    <footer className={styles.foot}>Unsubscribe · Privacy policy</footer>
  </article>
)
