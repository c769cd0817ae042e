import { PageFrame } from '@nireeka/ui'
export const CheckoutPage = () => <PageFrame kind="catalogue" heading="Accessories" />
