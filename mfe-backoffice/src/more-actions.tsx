import { Button, Icon, Menu, MenuItem } from '@nireeka/ui'

interface Props {
  actions: ReadonlyArray<{ label: string; act: () => void }>
}

/** A menu of what can be done besides the main action; nothing where that is all. */
export const MoreActions = ({ actions }: Props) =>
  actions.length === 0 ? null : (
    <Menu
      align="start"
      trigger={
        <Button tone="secondary">
          More actions <Icon name="chevron-down" />
        </Button>
      }
    >
      {actions.map(({ label, act }) => (
        <MenuItem key={label} onSelect={act}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
