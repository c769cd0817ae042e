import { buttonClass } from '../button/button.tsx'
import { Field } from '../form/field.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { Stories } from '../story.ts'
import { storyLink } from '../story-row.tsx'
import { CompareBar } from './compare-bar.tsx'
import { Picture } from './picture.tsx'
import { SavedBuildMenu } from './saved-build-menu.tsx'
import { SavedBuildTile, SavedBuildTiles } from './saved-build.tsx'

const rest = () => undefined

const actions = (
  <>
    <a className={buttonClass({ tone: 'secondary', size: 'small' })} href="#edit">
      Edit
    </a>
    <SavedBuildMenu
      name="For the forest"
      isBusy={false}
      onRename={rest}
      onDuplicate={rest}
      onCopyLink={rest}
      onDelete={rest}
    />
  </>
)

const forest = {
  name: 'For the forest',
  link: storyLink('#forest'),
  picture: <Picture src="/pictures/bikes/nyx-graphite-front34.webp" alt="" sizes="28rem" />,
  price: 3790,
  look: 'Nireeka Nyx, Size M, Graphite',
  parts: ['Strong brakes', 'Rack', 'Light', 'GPS tracker', 'Fenders'],
  changedAt: new Date('2026-11-01T12:00:00Z'),
  actions,
}

export const stories: Stories = {
  'Three, of which two are picked': () => (
    <SavedBuildTiles label="Saved builds">
      <SavedBuildTile {...forest} choice={<Checkbox label="Compare" checked readOnly />} />
      <SavedBuildTile
        {...forest}
        name="Nireeka Prime"
        look="Size L, Pine"
        parts={[]}
        choice={<Checkbox label="Compare" checked readOnly />}
      />
      <SavedBuildTile {...forest} name="Commuter" choice={<Checkbox label="Compare" />} />
    </SavedBuildTiles>
  ),
  'With a notice': () => (
    <SavedBuildTiles label="Saved builds">
      <SavedBuildTile {...forest} notice="Size M isn’t built in Graphite any more. Please edit your build." />
    </SavedBuildTiles>
  ),
  'While it is renamed': () => (
    <SavedBuildTiles label="Saved builds">
      <SavedBuildTile
        {...forest}
        form={
          <Field label="Name">
            <TextInput defaultValue="For the forest" />
          </Field>
        }
      />
    </SavedBuildTiles>
  ),
  'Without a day': () => (
    <SavedBuildTiles label="Saved in this browser">
      <SavedBuildTile {...forest} changedAt={undefined} />
    </SavedBuildTiles>
  ),
  'Long text': () => (
    <SavedBuildTiles label="Saved builds">
      <SavedBuildTile
        {...forest}
        name="The one for the long way over the pass and back in October"
        price={12_345.67}
        look="Nireeka Prime Long Tail Family, Size M, One colour, RAL 5024"
      />
    </SavedBuildTiles>
  ),
  'Nothing is picked': () => (
    <CompareBar text="Pick builds to see them side by side." isBegun={false} link={null} />
  ),
  'Enough is picked': () => <CompareBar text="Two picked." isBegun link={storyLink('#compare')} />,
}
