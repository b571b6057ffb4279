// Buttons and links to writes: disabled while the account is read-only, with the reason.
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { Link } from '../hooks/core/Link.tsx';
import { useDisclosure } from '../hooks/core/useDisclosure.ts';
import { useQueryParams } from '../hooks/list/useQueryParams.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from '../kit/actions/Button.tsx';
import { InlineButton } from '../kit/layout/ListPage.styles.ts';

export const READ_ONLY_MESSAGE = 'Аккаунт доступен только для просмотра';

/** Props of a button that depend on the session. */
function useWriteGate(disabled: boolean | undefined): Pick<ButtonProps, 'disabled' | 'title'> {
  const { mayWrite } = useSession();
  return mayWrite ? { disabled } : { disabled: true, title: READ_ONLY_MESSAGE };
}

export function GuardedButton(props: ButtonProps) {
  return <Button {...props} {...useWriteGate(props.disabled)} />;
}

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Renders the dialog with a close callback, and one that closes and then opens the created record. */
  readonly renderDialog: (close: () => void, closeThen: CloseThen) => ReactNode;
  /** Value of `?new=` in a link that opens the dialog. */
  readonly opensAt?: string;
}
type CloseThen = <T>(goOn: (made: T) => void) => (made: T) => void;

const NEW = { new: v.string() };

export function DialogButton({ renderDialog, opensAt, ...button }: DialogButtonProps) {
  const [, navigate] = useLocation();
  const { mayWrite } = useSession();
  const { values, hrefOf } = useQueryParams(NEW);
  const dialog = useDisclosure();
  const isLinked = opensAt !== undefined && values.new === opensAt && mayWrite;
  const close = () => {
    dialog.close();
    if (isLinked) navigate(hrefOf({ new: null }), { replace: true });
  };
  const closeThen: CloseThen = (goOn) => (made) => {
    close();
    goOn(made);
  };
  return (
    <>
      <GuardedButton {...button} onClick={dialog.open} />
      {dialog.isOpen || isLinked ? renderDialog(close, closeThen) : null}
    </>
  );
}

/** A `GuardedButton` within a line of facts. */
export function GuardedTextButton(props: ComponentProps<'button'>) {
  return <InlineButton type="button" {...props} {...useWriteGate(props.disabled)} />;
}

interface WriteLinkProps extends Pick<ButtonLinkProps, 'variant' | 'icon' | 'children'> {
  readonly href: string;
}

/** A link to a form, styled as a button. */
export function GuardedLink({ href, ...look }: WriteLinkProps) {
  const off = useWriteGate(false);
  if (off.disabled) return <Button {...look} {...off} />;
  return (
    <Link href={href} asChild>
      <ButtonLink {...look} />
    </Link>
  );
}
