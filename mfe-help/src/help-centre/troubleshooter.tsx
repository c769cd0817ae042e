import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { DIAGNOSIS, guidePath, guides, type GuideSummary, nameOf } from '../diagnosis/diagnosis.api.ts'
import styles from './help-centre.module.css'

const MOST = 3

/** The way to the troubleshooter; for a search, to its guides about what is looked for. */
export function Troubleshooter({ q }: { q: string }) {
  const { http } = usePlatform()
  const found = useQuery({ ...guides(http, q), enabled: q !== '' })
  const shown = q === '' ? [] : (found.data ?? []).slice(0, MOST)
  return (
    <section className={styles.troubleshooter} aria-labelledby="troubleshooter">
      <div className={styles.invitation}>
        <h2 id="troubleshooter" className={styles.small}>
          Something wrong with your bike?
        </h2>
        {shown.length > 0 ? (
          <Guides guides={shown} />
        ) : (
          <p>Answer a few questions, and find out what to do next.</p>
        )}
      </div>
      <Link className={buttonClass({ tone: 'secondary' })} to={DIAGNOSIS}>
        Find the problem
      </Link>
    </section>
  )
}

const Guides = ({ guides: found }: { guides: GuideSummary[] }) => (
  <ul className={styles.guides} aria-label="Guides of the troubleshooter">
    {found.map((guide) => (
      <li key={guide.slug}>
        <Link to={guidePath(guide.slug)}>{nameOf(guide)}</Link>
      </li>
    ))}
  </ul>
)
