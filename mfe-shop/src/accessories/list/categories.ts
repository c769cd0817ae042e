export const CATEGORY_NAMES: Record<string, string> = {
  helmet: 'Helmets',
  bag: 'Bags',
  light: 'Lights',
  lock: 'Locks',
  power: 'Power',
  cockpit: 'Cockpit',
  carry: 'Carry',
  workshop: 'Workshop',
  wear: 'Wear',
  gift: 'Gifts',
}
