import { TEXTS } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass, Picture } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './empty-cart.module.css'
import { SavedBuild } from './saved-build.tsx'

/** An empty cart, on its own page and at checkout, with the ways to a bike and to the accessories. */
export const EmptyCart = ({ children }: { children?: ReactNode }) => (
  <section className={styles.empty}>
    <div className={styles.picture}>
      <Picture src="/pictures/parts/basket.webp" alt="" isPriority sizes="28rem" />
    </div>
    <div className={styles.words}>
      <h2 className={styles.title}>{TEXTS.emptyCart}</h2>
      <p className={styles.text}>Build a bike, or find something for the one you have.</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to="/configurator">
          Start Shopping
        </Link>
        <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories">
          See accessories
        </Link>
      </div>
      <SavedBuild />
      {children}
    </div>
  </section>
)
