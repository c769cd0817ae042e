import { PageFrame } from '@nireeka/ui'
export const AccessoriesPage = () => <PageFrame kind="catalogue" heading="Accessories" />
