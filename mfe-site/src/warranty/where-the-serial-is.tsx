import { mark, MarkedPicture } from '@nireeka/ui/marked-picture'

const MARKS = [mark('Serial number', [0.467, 0.673, 0.03], [0.53, 0.92])]

/** A picture of where the serial number is: the underside of a frame, which is open to view without motor and cranks. */
export const WhereTheSerialIs = () => (
  <MarkedPicture
    src="/pictures/bikes/nireeka-homie-exploded.webp"
    alt="A Homie taken apart; a ring marks the underside of its frame, above the motor and the cranks"
    sizes="(width < 40rem) 92vw, (width < 60rem) 44vw, 30rem"
    marks={MARKS}
  />
)
