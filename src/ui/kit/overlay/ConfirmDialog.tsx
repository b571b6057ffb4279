// Confirmation before money moves or something is refused: the consequences in a list, the focus on «Отмена».
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DescriptionList, type DescriptionItem } from '../display/DescriptionList.tsx';

const Below = styled.div`
  margin-top: 16px;

  &:empty {
    display: none;
  }
`;

export interface ConfirmDialogProps {
  /** The question: «Исполнить пополнение?». */
  title: string;
  /** Consequences of the confirmation. */
  text: ReactNode;
  /** Amount and recipient. */
  rows?: readonly DescriptionItem[] | undefined;
  /** The verb: «Исполнить». */
  confirm: string;
  cancel?: string | undefined;
  /** Red, for a refusal or a loss. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Confirming is disabled for now; the content gives the reason. */
  inactive?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** A required field, e.g. the reason of a refusal. */
  children?: ReactNode;
}

/** A dialog of 0.4 of the screen; Esc and the close button mean «Отмена», which is disabled while sending. */
export function ConfirmDialog({ title, text, rows, confirm, cancel = 'Отмена', ...rest }: ConfirmDialogProps) {
  const { danger, busy, inactive, onConfirm, onCancel, children } = rest;
  return (
    <Dialog
      title={title}
      width="confirm"
      described
      onClose={busy ? undefined : onCancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} inactive={inactive} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {rows ? <DescriptionList rows={rows} withTopBorder /> : null}
      {children ? <Below>{children}</Below> : null}
    </Dialog>
  );
}
