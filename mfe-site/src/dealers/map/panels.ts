/** Returns the id of the map on which a group's dealers are. */
export const panelId = (group: string) => `map-${group}`

/** Scrolls to the map of a dealer's group, if it has loaded. */
export const showPanel = (group: string) =>
  document.getElementById(panelId(group))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
