import { BADGE_YEAR, COPYRIGHT_YEAR } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { NewsletterForm } from '@nireeka/ui'

import styles from './footer.module.css'
import { FOOTER_GROUPS, GAME_LINK, type SiteLink, SOCIAL_LINKS, SUPPORT_LINK } from './links.ts'
import { useShell } from './shell-context.ts'

/** Renders a link to another site, which isn't told where its visitors come from. */
const outside = ({ to, label }: SiteLink) => (
  <li key={to}>
    <a href={to} rel="noopener noreferrer">
      {label}
    </a>
  </li>
)

export function Footer() {
  const { platform } = useShell()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.support} aria-label="After-sales support">
          <h2>Here for you, 24/7</h2>
          <p>After-sales support around the clock by our authorized team.</p>
          <Link to={SUPPORT_LINK.to}>{SUPPORT_LINK.label}</Link>
        </section>
        <div className={styles.newsletter}>
          <NewsletterForm http={platform.http} label="News from the workshop, once a month" />
        </div>
        {FOOTER_GROUPS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className={styles.group}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              {heading === 'Company' ? outside(GAME_LINK) : null}
            </ul>
          </nav>
        ))}
        <ul className={styles.social} aria-label="Nireeka elsewhere">
          {SOCIAL_LINKS.map(outside)}
        </ul>
        <p className={styles.legal}>
          {/* Its picture comes with the style sheet. */}
          <Link className={styles.badge} to="/about-us#safe-shop">
            Safe shop {BADGE_YEAR}, Open Trade Institute
          </Link>
          <Link to="/privacypolicy#cookie-settings">Cookie settings</Link>
          <small>© {COPYRIGHT_YEAR} Nireeka. All rights reserved.</small>
        </p>
      </div>
    </footer>
  )
}
