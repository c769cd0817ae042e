/** The lengths of a rider's limbs between the joints, in millimetres. */
export interface Figure {
  thigh: number
  shank: number
  /** From the ankle to the ball of the foot, along and across the sole. */
  foot: { ahead: number; down: number }
  /** From the hip joints to the shoulder joints. */
  torso: number
  upperArm: number
  forearm: number
  /** From the wrist to the middle of the fist. */
  hand: number
  hipWidth: number
  shoulderWidth: number
  /** From the shoulders up to the middle of the head. */
  neck: number
  /** How strong the body is: the limbs' thickness against that of a slim adult. */
  build: number
}

/** Two adults, 1.80 m and 1.70 m tall. */
export const TALL: Figure = {
  thigh: 438,
  shank: 432,
  foot: { ahead: 128, down: 92 },
  torso: 498,
  upperArm: 302,
  forearm: 262,
  hand: 78,
  hipWidth: 172,
  shoulderWidth: 352,
  neck: 216,
  build: 1.04,
}
export const SLENDER: Figure = {
  thigh: 424,
  shank: 414,
  foot: { ahead: 120, down: 88 },
  torso: 468,
  upperArm: 284,
  forearm: 246,
  hand: 74,
  hipWidth: 176,
  shoulderWidth: 318,
  neck: 206,
  build: 0.94,
}
