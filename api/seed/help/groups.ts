import { accountAndPrivacy } from './account-and-privacy.ts'
import { batteryAndCharging } from './battery-and-charging.ts'
import { configurator } from './configurator.ts'
import { gettingStarted } from './getting-started.ts'
import type { HelpGroup } from './help-group.ts'
import { motorAndDisplay } from './motor-and-display.ts'
import { ordersAndDelivery } from './orders-and-delivery.ts'
import { paymentsAndCredits } from './payments-and-credits.ts'
import { serviceAndWarranty } from './service-and-warranty.ts'

/** In the order of the help centre. */
export const helpGroups: HelpGroup[] = [
  gettingStarted,
  batteryAndCharging,
  motorAndDisplay,
  ordersAndDelivery,
  paymentsAndCredits,
  configurator,
  serviceAndWarranty,
  accountAndPrivacy,
]
