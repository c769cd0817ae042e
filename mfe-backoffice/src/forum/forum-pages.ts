/** The pages of the area, as the navigation shows them. */
export const FORUM_PAGES = [
  { label: 'Reports', path: '/backoffice/forum' },
  { label: 'Held posts', path: '/backoffice/forum/held' },
  { label: 'Threads', path: '/backoffice/forum/threads' },
  { label: 'Bans', path: '/backoffice/forum/bans' },
  { label: 'Word list', path: '/backoffice/forum/words' },
]
