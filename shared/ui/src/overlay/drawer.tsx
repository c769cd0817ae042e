import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A modal panel, open as long as it is rendered: at the side of a wide screen, at the bottom of a phone's. */
export const Drawer = (props: ModalProps) => <ModalFrame shape="side" {...props} />
