import { Link } from '@nireeka/kit/router'

import { type MemberBike, servicePlanPath } from '../bike.ts'
import styles from './own-bike.module.css'

/** How often the bike is to be serviced, and who does it. When it is due stands with its facts. */
export const BikeService = ({ bike: { id, slug, title } }: { bike: MemberBike }) => (
  <section className={styles.part} aria-labelledby={`service-${id}`}>
    <h3 id={`service-${id}`} className={styles.heading}>
      Service
    </h3>
    <div className={styles.service}>
      <p>
        Have your {title} serviced once a year, or every 3,000 km if you ride more. Any of our dealers can do
        it.
      </p>
      <ul className={styles.links}>
        <li>
          <Link className={styles.link} to={servicePlanPath(slug)}>
            What’s included
          </Link>
        </li>
        <li>
          <Link className={styles.link} to={questionPath(id, title)}>
            Ask our workshop
          </Link>
        </li>
      </ul>
    </div>
  </section>
)

/** Returns the path of a new ticket about the service of a bike. */
const questionPath = (id: number, title: string) =>
  `/dashboard/support/new?${new URLSearchParams({ bike: String(id), subject: `Service of my ${title}` })}`
