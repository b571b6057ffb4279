// A native modal dialog named by its title; on a phone a sheet at the bottom. Rendered means open.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useDialog } from '../../hooks/dom/useDialog.ts';
import { belowMobile } from '../../theme/media.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { DIALOG_WIDTHS, type DialogWidth } from './dialogWidths.ts';
import { riseAnimation } from '../motion.ts';

// styled-components does not know `closedby` yet: it warns unless told to let everything through.
const Sheet = styled.dialog.withConfig({ shouldForwardProp: () => true })<{ $width: DialogWidth }>`
  width: ${({ $width }) => DIALOG_WIDTHS[$width]};
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px - var(--keyboard));
  padding: 0;
  border: 0;
  border-radius: var(--radius-dialog);
  outline: 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  color: var(--text-primary);
  /* It may stand in a cell or a head that writes otherwise. */
  font: 400 14px/20px var(--font-sans);
  letter-spacing: normal;
  text-align: start;
  white-space: normal;

  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${riseAnimation} var(--motion-base) var(--motion-ease);
  }
  &::backdrop {
    background: var(--surface-scrim);
  }
  > form {
    display: contents;
  }
  ${belowMobile} {
    width: calc(100vw - 24px);
    max-width: none;
    margin: auto 12px calc(12px + var(--safe-bottom) + var(--keyboard));
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 20px 16px 0 24px;

  && h2 {
    flex: 1;
    min-width: 0;
    padding-top: 3px;
    font: 600 18px/26px var(--font-sans);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  overflow: auto;
  padding: 10px 24px 20px;
  color: var(--text-secondary);
  font-size: 14px;
  line-height: 20px;

  @media (max-height: 320px) {
    flex: none; /* enlarged, the dialog scrolls as a whole */
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-top: 1px solid var(--border-base);

  @media print {
    display: none;
  }
`;

export interface DialogProps {
  /** The h2 and the accessible name. */
  title: string;
  children: ReactNode;
  /** Buttons, right-aligned, the chief one last. */
  foot?: ReactNode;
  width?: DialogWidth | undefined;
  /** The wish to leave: Esc or the cross. Without it the dialog has no cross and stays. */
  onClose?: (() => void) | undefined;
  /** alertdialog for what cannot be waved away. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Its body is what the question is about: read with the title. */
  described?: true | undefined;
  /** Printed in place of the page behind it (global.css). */
  paper?: true | undefined;
  /** Body and foot become a form with this submit, so that Enter sends. */
  onSubmit?: (() => void) | undefined;
}

/** The first focus goes to the element with `data-autofocus` inside, else to its first field; back to the opener at the end. */
export function Dialog({
  title,
  children,
  foot,
  width = 'xl',
  onClose,
  role,
  described,
  paper,
  onSubmit,
}: DialogProps) {
  const id = useId();
  const bodyId = described && `${id}-body`;
  const content = (
    <>
      <Body id={bodyId}>{children}</Body>
      {foot ? <Foot>{foot}</Foot> : null}
    </>
  );
  return (
    <Sheet
      {...useDialog(onClose)}
      $width={width}
      role={role}
      aria-labelledby={id}
      aria-describedby={bodyId}
      data-paper={paper}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        {onClose ? <IconButton label="Закрыть" icon={<X />} size="small" onClick={onClose} /> : null}
      </Head>
      {onSubmit ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </Sheet>
  );
}
