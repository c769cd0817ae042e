import type { Accessory } from '../accessories.api.ts'
import type { Buying } from './use-buying.ts'
import { VariantChoice } from './variant-choice.tsx'
import styles from './variants.module.css'

interface Props {
  item: Accessory
  buying: Buying
}

export const Variants = ({ item, buying: { chosen, choose, choices, asked } }: Props) =>
  item.variants.length === 0 ? null : (
    <div ref={choices} className={styles.variants}>
      {item.variants.map((variant) => (
        <VariantChoice
          key={variant.name}
          item={item}
          variant={variant}
          chosen={chosen}
          onChoose={choose}
          isAsked={asked.includes(variant.name)}
        />
      ))}
    </div>
  )
