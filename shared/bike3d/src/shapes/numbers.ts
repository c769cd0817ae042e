export const TURN = Math.PI * 2

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const degrees = (angle: number) => (angle * Math.PI) / 180
