import { PageFrame } from '@nireeka/ui'
export const HomePage = () => <PageFrame kind="marketing" heading="Home" />
