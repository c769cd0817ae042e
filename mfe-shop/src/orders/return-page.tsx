import { PageFrame } from '@nireeka/ui'
export const ReturnPage = () => <PageFrame kind="catalogue" heading="Accessories" />
