import type { AccessoryList } from '../accessories.api.ts'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { CATEGORY_NAMES } from '@nireeka/contracts/api'
import { type ListParams, listPath, categoryOf } from './list-params.ts'

interface Props {
  params: ListParams
  categories: AccessoryList['categories']
}

export const CategoryChips = ({ params, categories }: Props) => (
  <ChipList label="Categories">
    <ChipLink
      link={<Link to={listPath(params, { category: undefined })} />}
      label="All"
      isCurrent={!params.category}
    />
    {categories.map(({ category, count }) => (
      <ChipLink
        key={category}
        link={<Link to={listPath(params, { category: categoryOf(category) })} />}
        label={CATEGORY_NAMES[category] ?? category}
        count={count}
        isCurrent={params.category === category}
      />
    ))}
  </ChipList>
)
