import { Link } from '@nireeka/kit/router'
import { Picture } from '@nireeka/ui'

import styles from './community.module.css'
import home from './home.module.css'
import type { SectionData } from './section-data.ts'

/** Links to the most helpful articles and the most active threads. */
export const Community = ({ title, text, help, threads }: SectionData<'community'>) => (
  <section className={styles.community} aria-labelledby="community-title">
    <div className={styles.scene}>
      <div className={styles.picture}>
        <Picture
          src="/pictures/outdoors/forest-road.webp"
          alt="Drawing of a rider on a red Prime, on a road through a wood in low sun"
          sizes="(width < 60rem) 66vw, 100vw"
        />
      </div>
      <div className={`${home.section} ${styles.words}`}>
        <h2 id="community-title">{title}</h2>
        <p className={styles.lead}>{text}</p>
      </div>
    </div>
    <div className={`${home.section} ${styles.columns}`}>
      <Highlights
        title="Most helpful"
        all={['/help-center', 'Help centre']}
        items={help.map(({ id, title: name, group, helpful }) => ({
          to: `/help-center/topics/${id}`,
          name,
          note: `${group}, ${helpful} found it useful`,
        }))}
      />
      <Highlights
        title="Most discussed"
        all={['/forum/1', 'Forum']}
        items={threads.map(({ id, title: name, category, posts }) => ({
          to: `/forum/thread/${id}`,
          name,
          note: `${category}, ${posts === 1 ? '1 post' : `${posts} posts`}`,
        }))}
      />
    </div>
  </section>
)

interface Props {
  title: string
  all: [to: string, label: string]
  items: Array<{ to: string; name: string; note: string }>
}

const Highlights = ({ title, all: [to, label], items }: Props) => (
  <div className={styles.highlights}>
    <div className={home.heading}>
      <h3>{title}</h3>
      <Link to={to}>{label}</Link>
    </div>
    <ul>
      {items.map((item) => (
        <li key={item.to} className={styles.row}>
          <Link className={styles.link} to={item.to}>
            <bdi>{item.name}</bdi>
          </Link>
          <p className={styles.note}>{item.note}</p>
        </li>
      ))}
    </ul>
  </div>
)
