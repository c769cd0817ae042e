import { ModalFrame, type ModalProps } from '../overlay/modal-frame.tsx'

interface Props extends ModalProps {
  /**
   * An "alert" is small, asks one thing, and can't be dismissed by pressing outside of it. A "full" one takes the page's
   * width, for what is looked at.
   */
  kind?: 'wide' | 'alert' | 'full'
}

/** A modal dialog, open as long as it is rendered. It traps the focus and returns it when it closes. */
export const Dialog = ({ kind = 'wide', ...rest }: Props) => <ModalFrame shape={kind} {...rest} />
