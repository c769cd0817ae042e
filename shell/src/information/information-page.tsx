import { PageFrame } from '@nireeka/ui'
export const InformationPage = () => <PageFrame kind="reading" heading="Info" />
