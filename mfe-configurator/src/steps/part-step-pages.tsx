import { useGivenBuilder } from '../bike-build/builder-context.ts'
import { PartStep } from '../parts/part-step.tsx'

const ComponentsStep = () => <PartStep builder={useGivenBuilder()} step="components" />
const UpgradesStep = () => <PartStep builder={useGivenBuilder()} step="upgrades" />
const AccessoriesStep = () => <PartStep builder={useGivenBuilder()} step="accessories" />

/** The three steps in which parts are chosen share one chunk, because visitors usually need all of them. */
export const PART_STEP_PAGES = {
  components: ComponentsStep,
  upgrades: UpgradesStep,
  accessories: AccessoriesStep,
}
