import { ModalFrame, type ModalProps } from '../overlay/modal-frame.tsx'

interface Props extends ModalProps {
  /** "alert" is small, asks one thing, and can't be dismissed by pressing beside it. */
  kind?: 'wide' | 'alert'
}

/** A modal dialog, open as long as it is rendered. It holds the focus and gives it back. */
export const Dialog = ({ kind = 'wide', ...rest }: Props) => <ModalFrame shape={kind} {...rest} />
