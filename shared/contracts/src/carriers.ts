/** The carriers that the shop sends with. */
export const CARRIERS = ['dhl', 'ups', 'fedex', 'dpd', 'gls', 'usps'] as const
export type Carrier = (typeof CARRIERS)[number]

export const CARRIER_LABELS: Record<Carrier, string> = {
  dhl: 'DHL',
  ups: 'UPS',
  fedex: 'FedEx',
  dpd: 'DPD',
  gls: 'GLS',
  usps: 'USPS',
}

/** The carriers' tracking pages, to which the encoded tracking number is appended. */
const TRACKING_PAGES: Record<Carrier, string> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/',
  gls: 'https://gls-group.com/track/',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Returns the address of the carrier's page that shows where a parcel is. */
export const trackingUrl = (carrier: Carrier, trackingNumber: string) =>
  TRACKING_PAGES[carrier] + encodeURIComponent(trackingNumber)
