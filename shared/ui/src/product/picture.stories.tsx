import { classNames } from '../class-names.ts'
import type { Stories } from '../story.ts'
import { PicturePreview } from './picture-image.tsx'
import styles from './picture.module.css'
import { Picture, type PictureRatio } from './picture.tsx'

const BIKE = '/pictures/bikes/nireeka-prime-pine-front34.webp'
/** An address that fails without a request. */
const BROKEN = 'data:image/png;base64,broken'

const ratio = (value: PictureRatio) => () => (
  <Picture src={BIKE} alt="Nireeka Prime" ratio={value} isPriority />
)

/** The state before the file has loaded. */
const Loading = () => (
  <span className={classNames(styles.frame, styles.studio)}>
    <PicturePreview src={BIKE.replace('.webp', '-preview.webp')} />
  </span>
)

export const stories: Stories = {
  Loaded: () => <Picture src={BIKE} alt="Nireeka Prime" sizes="40rem" isPriority />,
  'Loading, with its preview': () => <Loading />,
  'Failed: the initial in its place': () => <Picture src={BROKEN} alt="City helmet" isPriority />,
  'None, with a title': () => <Picture src={null} alt="Reflector set" />,
  'None, beside its title': () => <Picture src={null} alt="" />,
  'Square, 1:1': ratio('1:1'),
  'Classic, 4:3': ratio('4:3'),
  'Studio, 8:5': ratio('8:5'),
  'Panorama, 21:9': ratio('21:9'),
}
