import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A modal panel, open as long as it is rendered: from the side on a wide screen, from below on a phone. */
export const Drawer = (props: ModalProps) => <ModalFrame shape="side" {...props} />
