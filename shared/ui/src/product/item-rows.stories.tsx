import { Button, buttonClass } from '../button/button.tsx'
import type { Stories } from '../story.ts'
import { storyLink } from '../story-row.tsx'
import { Badge } from './badge.tsx'
import { ItemRow, ItemRows } from './item-rows.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

const bike = <Picture src="/pictures/bikes/nyx-graphite-front34.webp" alt="" sizes="20rem" />

export const stories: Stories = {
  'Title and facts': () => (
    <ItemRows label="Tickets">
      <ItemRow title="A creak after rain" link={storyLink('#one')} facts="T-10007 · How the bike works" />
      <ItemRow title="Changing the units" link={storyLink('#two')} facts="T-10004 · How the bike works" />
    </ItemRows>
  ),
  'Marked, with details and a button': () => (
    <ItemRows label="Tickets">
      <ItemRow
        title="A creak after rain"
        link={storyLink('#one')}
        facts="T-10007 · How the bike works"
        details="Agnes: Please grease the thread of the seat post, and tell us whether it is still there."
        end={
          <a className={buttonClass({ size: 'small' })} href="#reply">
            Reply
          </a>
        }
        isMarked
      >
        <Badge tone="highlight">We answered · your turn</Badge>
      </ItemRow>
    </ItemRows>
  ),
  'A small picture and details': () => (
    <ItemRows label="Tickets">
      <ItemRow
        title="A creak after rain"
        link={storyLink('#one')}
        picture={<Picture src={null} alt="" sizes="5rem" />}
        facts="T-10007 · Your Nireeka Prime"
        details="Agnes: Please grease the thread of the seat post, and tell us whether it is still there."
      >
        <Badge tone="info">Waiting for us</Badge>
      </ItemRow>
    </ItemRows>
  ),
  'A small picture and a sum': () => (
    <ItemRows label="Payments">
      <ItemRow
        title="City helmet, M and 2 more"
        link={storyLink('#one')}
        picture={<Picture src={null} alt="" sizes="5rem" />}
        facts="Paid on Nov 1, 2026"
        end={<Price dollars={1238.95} />}
      />
    </ItemRows>
  ),
  'Compact on a phone': () => (
    <ItemRows label="Payments">
      <ItemRow
        title="A helmet with a light at the back and a visor, M, Graphite and 2 more"
        link={storyLink('#one')}
        picture={<Picture src={null} alt="" sizes="5rem" />}
        facts="Paid on Nov 1, 2026"
        end={<Price dollars={1238.95} />}
        isCompact
      />
    </ItemRows>
  ),
  'A large picture and buttons': () => (
    <ItemRows label="Saved builds">
      <ItemRow
        title="For the forest"
        link={storyLink('#one')}
        picture={bike}
        pictureSize="large"
        facts="Nireeka Nyx, M, Graphite"
        actions={
          <>
            <a className={buttonClass({ tone: 'secondary', size: 'small' })} href="#edit">
              Edit
            </a>
            <Button tone="quiet" size="small">
              Delete
            </Button>
          </>
        }
      />
    </ItemRows>
  ),
  'Long text': () => (
    <ItemRows label="Tickets">
      <ItemRow
        title="Since the last update the display goes dark on every cobbled street between the station and our house"
        link={storyLink('#one')}
        facts="T-10007 · How the bike works · Order NK-100123 · Nireeka Prime"
        end={<Price dollars={12_345.67} />}
      />
    </ItemRows>
  ),
}
