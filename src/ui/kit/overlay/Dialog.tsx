// Native modal dialog labelled by its title; a bottom sheet on a phone. Rendered means open.
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useDialog } from '../../hooks/dom/useDialog.ts';
import { belowMobile } from '../../theme/media.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { DIALOG_WIDTHS, type DialogWidth } from './dialogWidths.ts';
import { riseAnimation } from '../mixins.ts';

// styled-components does not support `closedby` yet and warns unless every prop is forwarded.
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
  /* The dialog may be rendered inside a cell or a header with other text styles. */
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
  /** Buttons, right-aligned, the primary one last. */
  footer?: ReactNode;
  width?: DialogWidth | undefined;
  /** Close request by Esc or the close button. Without it the dialog has no close button and stays open. */
  onClose?: (() => void) | undefined;
  /** alertdialog for a dialog that requires an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Its body describes the dialog and is announced with the title. */
  described?: true | undefined;
  /** Printed in place of the page behind it (global.css). */
  paper?: true | undefined;
  /** Makes body and footer a form, so that Enter submits. */
  onSubmit?: (() => void) | undefined;
}

/** Initial focus on the element with `data-autofocus`, else on the first field; returned to the opener on close. */
export function Dialog({
  title,
  children,
  footer,
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
      {footer ? <Foot>{footer}</Foot> : null}
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
