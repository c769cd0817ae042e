import { Avatar, Badge } from '@nireeka/ui'

import type { Profile } from '../profile.api.ts'
import styles from './forum-preview.module.css'

interface Props {
  profile: Profile
  /** The user name as it stands in the field. */
  userName: string
}

/** The head of a post by the member, as the forum shows it to others. */
export const ForumPreview = ({ profile, userName }: Props) => (
  <aside className={styles.preview} aria-labelledby="forum-preview">
    <h3 id="forum-preview" className={styles.heading}>
      How others see you in the forum
    </h3>
    <div className={styles.post}>
      <Avatar name={userName} picture={profile.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>
          {userName} <TeamBadge profile={profile} />
        </p>
        {profile.memberSince ? (
          <p className={styles.quiet}>Member since {profile.memberSince.getUTCFullYear()}</p>
        ) : null}
      </div>
    </div>
  </aside>
)

/** Says that the member is one of us, in the words of the forum. */
function TeamBadge({ profile: { isWorkshop, isStaff } }: Pick<Props, 'profile'>) {
  if (isWorkshop) return <Badge tone="accent">Nireeka workshop</Badge>
  return isStaff ? <Badge tone="accent">Nireeka team</Badge> : null
}
