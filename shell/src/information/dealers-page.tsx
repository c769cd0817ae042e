import { PageFrame } from '@nireeka/ui'
export const DealersPage = () => <PageFrame kind="reading" heading="Info" />
