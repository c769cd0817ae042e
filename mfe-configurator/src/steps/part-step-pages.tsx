import { useGivenBuilder } from '../build/builder-context.ts'
import { PartStep } from '../parts/part-step.tsx'

/** Three steps that choose parts, in one chunk: whoever needs one needs the others. */
export const PART_STEP_PAGES = {
  components: () => <PartStep builder={useGivenBuilder()} step="components" />,
  upgrades: () => <PartStep builder={useGivenBuilder()} step="upgrades" />,
  accessories: () => <PartStep builder={useGivenBuilder()} step="accessories" />,
}
