import type { AccessoriesData } from '@nireeka/contracts/api'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { CATEGORY_NAMES } from './categories.ts'
import { type Wish, wishPath } from './wish.ts'

interface Props {
  wish: Wish
  categories: AccessoriesData['categories']
}

export const CategoryChips = ({ wish, categories }: Props) => (
  <ChipList label="Categories">
    <ChipLink
      link={<Link to={wishPath(wish, { category: undefined })} />}
      label="All"
      isCurrent={!wish.category}
    />
    {categories.map(({ category, count }) => (
      <ChipLink
        key={category}
        link={<Link to={wishPath(wish, { category })} />}
        label={CATEGORY_NAMES[category] ?? category}
        count={count}
        isCurrent={wish.category === category}
      />
    ))}
  </ChipList>
)
