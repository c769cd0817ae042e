import { PageFrame } from '@nireeka/ui'
export const AccessoryPage = () => <PageFrame kind="catalogue" heading="Accessories" />
