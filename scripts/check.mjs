/** `npm run check`: am I done? Every rule that a machine can hold, cheapest first. */
import { installWhenNeeded, root } from './prepare.mjs'
import { run } from './run.mjs'

const STEPS = [
  ['format', ['oxfmt', '--check', '.']],
  ['lint', ['oxlint', '--deny-warnings']],
  ['styles', ['stylelint', '**/*.css']],
  ['borders between packages', ['turbo', 'boundaries']],
  ['types', ['tsc', '--noEmit', '-p', '.']],
  ['unit tests', ['vitest', 'run', '--project', 'unit', '--reporter=dot']],
  ['builds', ['turbo', 'run', 'build', '--output-logs=errors-only']],
]

await installWhenNeeded()
for (const [name, command] of STEPS) {
  console.log(`\n▸ ${name}`)
  await run('npx', command, { cwd: root })
}
console.log('\n▸ size budgets')
await run('node', ['scripts/budgets.mjs'], { cwd: root })
console.log('\nAll checks passed.')
