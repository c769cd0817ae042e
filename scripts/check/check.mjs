/** `npm run check`: runs every automatic check, the fastest first. */
import { buildWhatChanged, installWhenNeeded } from '../setup/prepare.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'
import { step } from '../steps.mjs'
import { testPackages } from '../test/test-packages.mjs'

/** @type {Array<[name: string, command: string[]]>} */
const STEPS = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--deny-warnings']],
  ['styles', ['stylelint', '**/*.css']],
  ['borders between packages', ['turbo', 'boundaries']],
  ['types', ['tsc', '--noEmit', '-p', '.']],
]

await installWhenNeeded()
for (const [name, command] of STEPS) {
  console.log(`\n▸ ${name}`)
  await step(name, () => run('npx', command, { cwd: root }))
}
console.log('\n▸ borders between the domains of the API')
await step('domains', () => run('node', ['scripts/structure/check-api.mjs'], { cwd: root }))
await buildWhatChanged()
console.log('\n▸ size budgets')
await step('size budgets', () => run('node', ['scripts/check/budgets.mjs'], { cwd: root }))
console.log('\n▸ the same build in another folder')
await step('same build', () => run('node', ['scripts/check/same-build.mjs'], { cwd: root }))
console.log('\n▸ unit tests')
const { isGreen } = await step('unit tests', () => testPackages('!@nireeka/api'))
if (!isGreen) process.exit(1)
console.log('\nAll checks passed.')
