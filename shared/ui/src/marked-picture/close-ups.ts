import { mark } from './mark.ts'

/** What can be seen in the close-ups of places on a bike, `/pictures/spots/<name>.webp`, and where. */
export const CLOSE_UPS = {
  battery: {
    door: mark('Battery door', [0.35, 0.36], [0.7, 0.1]),
    lock: mark('Lock', [0.582, 0.693, 0.03], [0.43, 0.83]),
    port: mark('Charge port', [0.669, 0.8, 0.032], [0.72, 0.3]),
  },
  'battery-lock': { lock: mark('Lock', [0.48, 0.49, 0.05], [0.22, 0.62]) },
  'brake-lever': {
    lever: mark('Brake lever', [0.65, 0.425], [0.74, 0.2]),
    grip: mark('Grip', [0.6, 0.58], [0.45, 0.85]),
    gap: mark('Gap', [0.7, 0.512], [0.9, 0.42]),
  },
  buttons: { unit: mark('Button unit', [0.52, 0.48, 0.075], [0.35, 0.15]) },
  chainring: {
    chain: mark('Chain', [0.35, 0.29], [0.4, 0.1]),
    crank: mark('Crank', [0.72, 0.58], [0.85, 0.4]),
    chainring: mark('Chainring', [0.44, 0.72], [0.3, 0.92]),
    motor: mark('Motor', [0.55, 0.51, 0.11], [0.85, 0.3]),
  },
  'charge-port': { port: mark('Charge port', [0.5, 0.495, 0.075], [0.24, 0.68]) },
  derailleur: {
    derailleur: mark('Derailleur', [0.51, 0.65, 0.12], [0.2, 0.85]),
    cogs: mark('Cogs', [0.4, 0.2], [0.75, 0.55]),
    hanger: mark('Hanger', [0.475, 0.405, 0.035], [0.8, 0.6]),
  },
  display: {
    display: mark('Display', [0.505, 0.41, 0.1], [0.78, 0.25]),
    speed: mark('Speed', [0.502, 0.375, 0.05], [0.24, 0.2]),
    gauge: mark('Gauge', [0.475, 0.516, 0.03], [0.76, 0.42]),
  },
  'front-axle': { axle: mark('Axle', [0.495, 0.615, 0.05], [0.2, 0.75]) },
  'front-brake': {
    caliper: mark('Caliper', [0.55, 0.49, 0.1], [0.82, 0.25]),
    pads: mark('Pads, inside', [0.55, 0.49, 0.1], [0.8, 0.25]),
    disc: mark('Disc', [0.185, 0.6], [0.1, 0.3]),
  },
  'homie-belt': {
    belt: mark('Belt', [0.48, 0.345], [0.5, 0.12]),
    crank: mark('Crank', [0.76, 0.49], [0.85, 0.25]),
    hub: mark('Rear hub', [0.2, 0.39, 0.05], [0.2, 0.12]),
  },
  kickstand: { kickstand: mark('Kickstand', [0.475, 0.55], [0.2, 0.8]) },
  'nyx-fork': {
    crown: mark('Crown', [0.372, 0.2, 0.04], [0.65, 0.12]),
    axle: mark('Axle', [0.507, 0.925, 0.03], [0.2, 0.9]),
  },
  'nyx-frame': { battery: mark('Battery', [0.47, 0.53], [0.45, 0.88]) },
  'nyx-front-brake': {
    caliper: mark('Caliper', [0.62, 0.48, 0.1], [0.86, 0.22]),
    disc: mark('Disc', [0.235, 0.6], [0.12, 0.35]),
  },
  'prime-fork': {
    upper: mark('Upper leg', [0.436, 0.22], [0.72, 0.12]),
    lower: mark('Lower leg', [0.4, 0.6], [0.66, 0.74]),
  },
  'prime-motor': { motor: mark('Motor', [0.515, 0.585, 0.1], [0.8, 0.45]) },
  'rear-axle': { axle: mark('Axle', [0.505, 0.455, 0.045], [0.75, 0.75]) },
  'rear-brake': {
    caliper: mark('Caliper', [0.45, 0.44, 0.09], [0.2, 0.78]),
    disc: mark('Disc', [0.79, 0.62], [0.88, 0.85]),
  },
  'seat-clamp': {
    clamp: mark('Clamp', [0.5, 0.54], [0.72, 0.5]),
    bolt: mark('Bolt', [0.463, 0.592, 0.025], [0.28, 0.5]),
    post: mark('Seatpost', [0.43, 0.25], [0.68, 0.2]),
  },
  'speed-sensor': {
    magnet: mark('Magnet', [0.467, 0.467, 0.032], [0.33, 0.15]),
    sensor: mark('Sensor', [0.5375, 0.556, 0.046], [0.66, 0.86]),
  },
  stem: {
    stem: mark('Stem', [0.46, 0.47, 0.08], [0.75, 0.75]),
    headset: mark('Headset', [0.485, 0.68], [0.25, 0.75]),
  },
  valve: {
    valve: mark('Valve', [0.483, 0.45, 0.06], [0.6, 0.12]),
    side: mark('Tyre’s side', [0.9, 0.33, 0.08], [0.78, 0.68]),
  },
} as const
