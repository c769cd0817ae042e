import type { Assembly } from '@nireeka/contracts/bike-pieces'
import { Chip, ChipList } from '@nireeka/ui'

import type { AssemblyGroup } from './groups.ts'
import styles from './exploded-view.module.css'

interface Props {
  groups: readonly AssemblyGroup[]
  framed: Assembly | null
  onFrame: (assembly: Assembly | null) => void
}

/** Chips that fill the picture with one assembly, or show the whole bike again. */
export const AssemblyChips = ({ groups, framed, onFrame }: Props) => (
  <div className={styles.chips}>
    <ChipList label="Show in the picture">
      <Chip label="Whole bike" isPressed={framed === null} onToggle={() => onFrame(null)} />
      {groups.map(({ assembly, title }) =>
        assembly === null ? null : (
          <Chip
            key={assembly}
            label={title}
            isPressed={framed === assembly}
            onToggle={(isPressed) => onFrame(isPressed ? assembly : null)}
          />
        ),
      )}
    </ChipList>
  </div>
)
