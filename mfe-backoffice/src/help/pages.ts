export { MissesPage } from './misses/misses-page.tsx'
export { NewTopicPage, TopicPage } from './topics/topic-page.tsx'
export { TopicsPage } from './topics/topics-page.tsx'
export { VersionsPage } from './versions/versions-page.tsx'
