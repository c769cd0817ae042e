import { expect, test } from 'vitest'

import { seedConfigurator } from '../../../seed/configurator.ts'
import { seedHelp } from '../../../seed/help/seed-help.ts'
import { seedHelpBikes } from '../../../seed/help/topic-bikes.ts'
import { useTestApp } from '../../testing/test-app.ts'

interface Groups {
  groups: Array<{ topics: Array<{ title: string; bikes: string[] }> }>
}

const topicOf = ({ groups }: Groups, name: string) =>
  groups.flatMap(({ topics }) => topics).find(({ title }) => title === name)

test('topics say which bikes they are about, and only published bikes are named', async () => {
  const app = await useTestApp()
  await seedConfigurator(app.db)
  await seedHelp(app.db)
  await seedHelpBikes(app.db)
  const read = async () => (await app.call('/api/help-center')).json().data
  const all = await read()
  expect(all.bikes.map(({ slug }: { slug: string }) => slug)).toEqual([
    'nireeka-prime',
    'nireeka-homie',
    'nyx',
  ])
  expect(topicOf(all, 'Winter storage')?.bikes).toEqual(['nireeka-homie'])
  // The battery of a Nyx stays in the frame.
  expect(topicOf(all, 'Remove and lock the battery')?.bikes).toEqual(['nireeka-prime', 'nireeka-homie'])
  expect(topicOf(all, 'First charge')?.bikes).toEqual([])

  await app.db.updateTable('bikes').set({ published: false }).where('slug', '=', 'nyx').execute()
  const later = await read()
  expect(topicOf(later, 'Service intervals')?.bikes).toEqual(['nireeka-prime'])
  expect(later.bikes.map(({ slug }: { slug: string }) => slug)).not.toContain('nyx')
})
