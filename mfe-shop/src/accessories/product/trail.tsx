import { Link } from '@nireeka/kit/router'
import { Breadcrumbs } from '@nireeka/ui'

import type { Accessory } from '../accessories.api.ts'
import { CATEGORY_NAMES } from '@nireeka/contracts/api'
import { LIST_PATH } from '../list/list-params.ts'
import styles from './product.module.css'

export const Trail = ({ item: { title, category } }: { item: Accessory }) => (
  <div className={styles.trail}>
    <Breadcrumbs
      items={[
        { label: 'Accessories', link: <Link to={LIST_PATH} /> },
        {
          label: CATEGORY_NAMES[category] ?? category,
          link: <Link to={`${LIST_PATH}?category=${category}`} />,
        },
        { label: title },
      ]}
    />
  </div>
)
