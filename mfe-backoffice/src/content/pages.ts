export { ContentEditPage } from './content-edit-page.tsx'
export { ContentListPage } from './content-list-page.tsx'
