import type { DealerGroup } from './arrange.ts'
import { DealerCard } from './dealer-card.tsx'
import styles from './dealer-list.module.css'

interface Props {
  groups: readonly DealerGroup[]
  unit: 0 | 1
  selectedId: number | null
  /** Called with a dealer's id and its group's. */
  onShow: (id: number, group: string) => void
}

/** The dealers under headings: regions of the world, or the town that they are near. */
export const DealerList = ({ groups, unit, selectedId, onShow }: Props) => (
  <div className={styles.groups}>
    {groups.map(({ id, heading, dealers }) => (
      <section key={id} id={id} aria-labelledby={`${id}-name`}>
        <h2 id={`${id}-name`} className={styles.heading}>
          {heading}
        </h2>
        <ul>
          {dealers.map((placed) => (
            <DealerCard
              key={placed.dealer.id}
              {...placed}
              unit={unit}
              isSelected={placed.dealer.id === selectedId}
              onShow={() => onShow(placed.dealer.id, id)}
            />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
