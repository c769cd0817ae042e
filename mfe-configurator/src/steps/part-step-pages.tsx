import { useGivenBuilder } from '../bike-build/builder-context.ts'
import { PartStep } from '../parts/part-step.tsx'

const ComponentsStep = () => <PartStep builder={useGivenBuilder()} step="components" />
const UpgradesStep = () => <PartStep builder={useGivenBuilder()} step="upgrades" />
const AccessoriesStep = () => <PartStep builder={useGivenBuilder()} step="accessories" />

/** Three steps that choose parts, in one chunk: whoever needs one needs the others. */
export const PART_STEP_PAGES = {
  components: ComponentsStep,
  upgrades: UpgradesStep,
  accessories: AccessoriesStep,
}
