/** Returns opening hours in which no line ends within a span such as "10 to 16". */
export const hoursText = (hours: string | null) =>
  hours?.replaceAll(/(?<=\d) to (?=\d)/g, '\u00A0to\u00A0') ?? null
