import { storage } from '@nireeka/kit/storage'

/** Returns whether single letters work as shortcuts. Somebody who speaks to the computer may want them off. */
export const areLetterKeysOn = () => storage.read('letterKeys') !== false

/** Stores on this device whether single letters work as shortcuts. */
export const setLetterKeys = (areOn: boolean) => storage.write('letterKeys', areOn)
