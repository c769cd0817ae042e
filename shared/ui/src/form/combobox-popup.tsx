import { Autocomplete } from '@base-ui/react/autocomplete'
import { memo, type RefObject } from 'react'

import styles from './combobox.module.css'
import { PassProps, type SuppliedProps } from './supplied-props.tsx'
import { SuggestionOption } from './suggestion-option.tsx'
import { countOf, type Suggestion, type SuggestionGroup, type Suggestions } from './suggestions.ts'

interface Props {
  input: RefObject<HTMLInputElement | null>
  value: string
  onValueChange: (text: string) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSupply: (props: SuppliedProps) => void
  onChoose?: (suggestion: Suggestion) => void
  suggestions: Suggestions
  empty?: string
}

const NONE: readonly SuggestionGroup[] = []
/** Distance between the input and the list, in pixels. */
const GAP = 8

/**
 * The list of a Combobox. Memoized, because the input's props that it supplies are state of the field that renders it.
 */
export const ComboboxPopup = memo(function ComboboxPopup({ input, onSupply, suggestions, ...rest }: Props) {
  const { value, onValueChange, isOpen, onOpenChange, onChoose, empty } = rest
  const groups = suggestions.status === 'ready' ? suggestions.groups : NONE
  return (
    <Autocomplete.Root
      items={groups as SuggestionGroup[]}
      filter={null}
      itemToStringValue={(item: Suggestion) => item.label}
      value={value}
      onValueChange={(text) => onValueChange(text)}
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <Autocomplete.Input render={(props) => <PassProps props={props} input={input} onSupply={onSupply} />} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          className={styles.positioner}
          align="start"
          sideOffset={GAP}
          collisionPadding={GAP}
        >
          <Autocomplete.Popup className={styles.popup} aria-busy={suggestions.status === 'loading'}>
            <Note suggestions={suggestions} empty={empty} />
            <Autocomplete.List className={styles.list} aria-label="Suggestions">
              {groups.map((group, place) => (
                <Autocomplete.Group key={group.heading ?? place} items={group.items} className={styles.group}>
                  {group.heading ? (
                    <Autocomplete.GroupLabel className={styles.heading}>
                      {group.heading}
                    </Autocomplete.GroupLabel>
                  ) : null}
                  {group.items.map((item) => (
                    <SuggestionOption
                      key={item.key}
                      item={item}
                      typed={value}
                      onChoose={() => (item.link ? onOpenChange(false) : onChoose?.(item))}
                    />
                  ))}
                </Autocomplete.Group>
              ))}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
})

/** A visual hint only: screen readers hear the same from the field's own output. */
function Note({ suggestions, empty }: Pick<Props, 'suggestions' | 'empty'>) {
  if (suggestions.status === 'loading') return <p className={styles.loading}>Looking …</p>
  return countOf(suggestions) === 0 ? <p className={styles.note}>{empty}</p> : null
}
