import sharp from 'sharp'
import { expect, test } from 'vitest'

import { seedForum } from '../../../seed/forum/seed-forum.ts'
import { forumPicturesSeed, POST_PICTURES } from '../../../seed/forum/thread-pictures.ts'
import { seedPeople } from '../../../seed/people.ts'
import { PICTURES } from '../../testing/picture-file.ts'
import { useTestApp } from '../../testing/test-app.ts'

test('the demo’s posts show pictures that everybody sees, in the size that they say', async () => {
  const app = await useTestApp()
  await seedPeople(app.db)
  await seedForum(app.db)
  await forumPicturesSeed(PICTURES).run(app.db)
  const shown = await app.db
    .selectFrom('forum_post_pictures as shown')
    .innerJoin('forum_posts as post', 'post.id', 'shown.post_id')
    .innerJoin('forum_pictures as picture', 'picture.id', 'shown.picture_id')
    .select(['picture.id', 'picture.width', 'picture.height', 'post.body'])
    .execute()
  expect(shown).toHaveLength(POST_PICTURES.length)
  for (const { id, width, height, body } of shown) {
    expect(body).toContain(`](/api/forum/pictures/${id}#${width}x${height})`)
    const { statusCode, rawPayload } = await app.call(`/api/forum/pictures/${id}`)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width, height })
  }
})
