export { createBikes } from './create-bikes.ts'
export { acceptBuild, type BikeInput, type UpgradeInput } from './bike-build/accept-build.ts'
export { validateBuilds } from './bike-build/validate-builds.ts'
export { countParts, returnParts, takeParts, writeOffParts } from './bike-build/part-stock.ts'
export { setPartRestockDay } from './bike-build/set-restock-day.ts'
export { addWorkingDays } from './configurator/delivery-dates.ts'
export type { ValidatedBuild } from './bike-build/validated-build.ts'
export { BOUGHT } from './bike-build/owned-bike.ts'
export { buildKey, type StoredBuild } from './bike-build/stored-build.ts'
export type { BikeModels } from './configurator/bikes.repository.ts'
export {
  addOrderedBikes,
  deliverOrderedBikes,
  dropOrderedBikes,
  dropWithdrawnBikes,
  restoreOrderedBikes,
  takeBackBikes,
  withdrawBikesOf,
  withdrawOrderedBikes,
} from './owned/ordered-bikes.ts'
export { type BuildPart, readBuildParts } from './owned/build-parts.ts'
export { giveSerialNumber } from './owned/give-serial-number.ts'
export { ownsBike } from './owned/owns-bike.ts'
export { bikesOfMember } from './owned/bikes-of-member.ts'
export { shownBikes } from './owned/shown-bikes.ts'
export { sizeAlertEmails } from './size-alerts/size-alert-emails.ts'
export { endSizeAlert } from './size-alerts/size-alerts.repository.ts'
export { bikesPersonalData } from './personal-data.ts'
