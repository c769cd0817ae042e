import { Button } from '../button/button.tsx'
import { Picture } from '../product/picture.tsx'
import type { Stories } from '../story.ts'
import { StageFrame } from './stage-frame.tsx'

export const stories: Stories = {
  'A build': () => (
    <StageFrame
      heading="Nireeka Nyx"
      lead="Light, quick and quiet: made for the way to work."
      stage={<Picture src={null} alt="Nyx" />}
      underStage={<p>What it can do.</p>}
      bar={<Button isWide>Add to cart</Button>}
      below={<p>What can be built in.</p>}
    >
      <p>Size, colour and parts are chosen here.</p>
    </StageFrame>
  ),
}
