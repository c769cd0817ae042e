/**
 * The chapters, as their addresses name them: /user-manual/brakes. Never changed, because other sites link to them. They
 * stand apart from the chapters' texts, which the route table and a page's loader do without.
 */
export const CHAPTER_IDS = [
  'before-the-first-ride',
  'fitting',
  'battery-and-charging',
  'display-and-buttons',
  'riding-and-assistance',
  'brakes',
  'shifting',
  'suspension',
  'tyres-and-pressure',
  'cleaning-and-care',
  'service-plan',
  'storage-and-transport',
  'error-codes',
  'disposal',
  'technical-data',
] as const
