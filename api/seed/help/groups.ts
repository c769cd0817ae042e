import { accountAndPrivacy } from './account-and-privacy.ts'
import { batteryAndCharging } from './battery-and-charging.ts'
import { configurator } from './configurator.ts'
import { gettingStarted } from './getting-started.ts'
import type { HelpGroup } from './help-group.ts'
import { motorAndDisplay } from './motor-and-display.ts'
import { ordersAndDelivery } from './orders-and-delivery.ts'
import { paymentsAndCredits } from './payments-and-credits.ts'
import { serviceAndWarranty } from './service-and-warranty.ts'

/** The groups of help topics, in the order in which the help centre shows them. */
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
