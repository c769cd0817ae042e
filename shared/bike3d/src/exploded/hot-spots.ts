import { VIEWS } from '../studio/views.ts'
export const EXPLODED_VIEW = VIEWS.front34
