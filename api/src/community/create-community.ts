import type { FastifyPluginAsync } from 'fastify'

import type { BikeModels } from '../bikes/index.ts'
import { type Attempts, createSearchMisses, type Db } from '../platform/index.ts'
import { contentAdminRoutes } from './content/content.admin.routes.ts'
import { createPublishDue } from './content/publish-due.ts'
import { createDealers } from './dealers/dealers.repository.ts'
import { dealerRoutes } from './dealers/dealers.routes.ts'
import { diagnosisAdminRoutes } from './diagnosis/diagnosis.admin.routes.ts'
import { diagnosisRoutes } from './diagnosis/diagnosis.routes.ts'
import { communityFigureRoutes } from './figures/figures.admin.routes.ts'
import { createCountRecentLikes } from './forum/count-recent-likes.ts'
import { createFeeds } from './forum/feeds.repository.ts'
import { mayEdit, mayWrite } from './forum-moderation/may-write.ts'
import { moderationRoutes } from './forum-moderation/moderation.routes.ts'
import { queueRoutes } from './forum-moderation/queues.admin.routes.ts'
import { createAuthors } from './forum-people/authors.repository.ts'
import { forumPeopleRoutes } from './forum-people/forum-people.routes.ts'
import { customerSupportRoutes } from './support/customer-support.admin.routes.ts'
import { createForum } from './forum/forum.repository.ts'
import { createForumPictures } from './forum-pictures/forum-pictures.repository.ts'
import { forumPictureRoutes } from './forum-pictures/forum-pictures.routes.ts'
import { createPurgePictures } from './forum-pictures/purge-pictures.ts'
import { forumRoutes } from './forum/forum.routes.ts'
import { createRebuildForumWords } from './forum/rebuild-forum-words.ts'
import { createForumSearch } from './forum/search.repository.ts'
import { forumSearchRoutes } from './forum/search.routes.ts'
import { createThreadSuggestions } from './forum/suggest-threads.ts'
import { createThreadLists } from './forum/thread-lists.repository.ts'
import { threadListRoutes } from './forum/thread-lists.routes.ts'
import { createUnread } from './forum/unread.repository.ts'
import { forumWritingRoutes } from './forum-writing/forum-writing.routes.ts'
import { createHelp } from './help/help.repository.ts'
import { helpAdminRoutes } from './help/help.admin.routes.ts'
import { helpRoutes } from './help/help.routes.ts'
import { createHelpVotes } from './help/help-votes.repository.ts'
import { helpVoteRoutes } from './help/help-votes.routes.ts'
import { createHome } from './home/home.repository.ts'
import { homeRoutes } from './home/home.routes.ts'
import { createForgetRecipients } from './newsletter/forget-recipients.ts'
import { newsletterAdminRoutes } from './newsletter/newsletter.admin.routes.ts'
import { createNewsletter } from './newsletter/newsletter.repository.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { createSendNewsletters } from './newsletter/send-newsletters.ts'
import { liveNotifications, liveThreads } from './notifications/may-be-told.ts'
import { createNotifications } from './notifications/notifications.repository.ts'
import { notifyOfForum } from './notifications/on-forum.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { createPurgeNotifications } from './notifications/purge-notifications.ts'
import { createSendDigests } from './notifications/send-digests.ts'
import { staffSearchRoutes } from './staff-search/search.admin.routes.ts'
import { createSupport } from './support/support.ts'
import { createTexts } from './texts/texts.repository.ts'
import { textRoutes } from './texts/texts.routes.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
  models: BikeModels
}

/** Creates the community domain: home page, forum, help centre, dealers, information texts, support and newsletter. */
export function createCommunity({ db, now, attempts, models }: Needs) {
  const newsletter = createNewsletter({ db, now })
  const support = createSupport({ db, now, attempts })
  const routes: FastifyPluginAsync = async (app) => {
    const misses = createSearchMisses({ db, now, attempts })
    await app.register(helpRoutes({ help: createHelp(db), misses }))
    await app.register(diagnosisRoutes({ db, misses }))
    await app.register(diagnosisAdminRoutes({ db, now }))
    await app.register(helpVoteRoutes({ votes: createHelpVotes({ db, now }), attempts }))
    await app.register(helpAdminRoutes({ db, now }))
    await app.register(forumRoutes({ forum: createForum(db) }))
    await app.register(
      threadListRoutes({
        lists: createThreadLists(db),
        unread: createUnread({ db, now }),
        feeds: createFeeds(db),
      }),
    )
    await app.register(
      forumSearchRoutes({ search: createForumSearch(db), suggestions: createThreadSuggestions(db) }),
    )
    await app.register(forumPeopleRoutes({ db, authors: createAuthors(db) }))
    await app.register(forumPictureRoutes({ pictures: createForumPictures({ db, now }) }))
    await app.register(moderationRoutes({ db, now, hooks: notifyOfForum }))
    await app.register(queueRoutes({ db, now }))
    await app.register(forumWritingRoutes({ db, now, hooks: notifyOfForum, mayWrite, mayEdit }))
    await app.register(dealerRoutes({ dealers: createDealers(db) }))
    await app.register(support.routes)
    await app.register(customerSupportRoutes({ db }))
    await app.register(homeRoutes({ home: createHome({ db, bikes: models, now }) }))
    await app.register(contentAdminRoutes({ db, now }))
    await app.register(textRoutes({ texts: createTexts(db) }))
    await app.register(newsletterRoutes({ newsletter }))
    await app.register(newsletterAdminRoutes({ db, now }))
    await app.register(communityFigureRoutes({ db }))
    await app.register(staffSearchRoutes({ db }))
    await app.register(notificationRoutes({ db, now, notifications: createNotifications({ db, now }) }))
  }
  return {
    routes,
    jobs: {
      closeSolved: support.closeSolved,
      publishDueContent: createPublishDue({ db, now }),
      purgeNewsletter: newsletter.purge,
      forgetNewsletterRecipients: createForgetRecipients({ db, now }),
      sendNewsletters: createSendNewsletters({ db, now }),
      countRecentLikes: createCountRecentLikes({ db, now }),
      rebuildForumWords: createRebuildForumWords({ db, now }),
      sendForumDigests: createSendDigests({ db, now }),
      purgeNotifications: createPurgeNotifications({ db, now }),
      purgeForumPictures: createPurgePictures({ db, now }),
    },
    /** What the community's pages can listen to. */
    liveKinds: {
      'forum-thread': liveThreads(db),
      notifications: liveNotifications,
      ticket: support.liveTickets,
    },
  }
}
