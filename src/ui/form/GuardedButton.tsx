// Buttons and links that lead to a write: off while the account is for viewing only, and then they say why (spec section 4).
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../hooks/core/Link.tsx';
import { useDisclosure } from '../hooks/core/useDisclosure.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '../kit/actions/Button.tsx';
import { InlineButton } from '../kit/layout/ListPage.styles.ts';

export const READ_ONLY_MESSAGE = 'Аккаунт доступен только для просмотра';

/** What such a button takes over from the session. */
function useWriteGate(disabled: boolean | undefined): Pick<ButtonProps, 'disabled' | 'title'> {
  const { mayWrite } = useSession();
  return mayWrite ? { disabled } : { disabled: true, title: READ_ONLY_MESSAGE };
}

/** A `Button`. */
export function GuardedButton(props: ButtonProps) {
  return <Button {...props} {...useWriteGate(props.disabled)} />;
}

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the button opens; it is told how to close itself, and how to close and then go on with what it made. */
  readonly renderDialog: (close: () => void, closeThen: CloseThen) => ReactNode;
}
type CloseThen = <T>(goOn: (made: T) => void) => (made: T) => void;

/** A button and its dialog. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const { isOpen, open, close } = useDisclosure();
  const closeThen: CloseThen = (goOn) => (made) => {
    close();
    goOn(made);
  };
  return (
    <>
      <GuardedButton {...button} onClick={open} />
      {isOpen ? renderDialog(close, closeThen) : null}
    </>
  );
}

/** A `GuardedButton` inside a line of facts. */
export function GuardedTextButton(props: ComponentProps<'button'>) {
  return <InlineButton type="button" {...props} {...useWriteGate(props.disabled)} />;
}

interface WriteLinkProps extends Pick<ButtonLinkProps, 'variant' | 'icon' | 'children'> {
  readonly href: string;
}

/** The way to a form, that looks like a button. */
export function GuardedLink({ href, ...look }: WriteLinkProps) {
  const off = useWriteGate(false);
  if (off.disabled) return <Button {...look} {...off} />;
  return (
    <Link href={href} asChild>
      <ButtonLink {...look} />
    </Link>
  );
}
