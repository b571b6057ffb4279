// Details of a row beside its table: 440 px, not modal; the layout decides its place (beside the table, or a page).
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useRecordFocus } from '../../hooks/list/useRecordFocus.ts';
import { belowMobile } from '../../theme/media.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { SkipToActions } from '../actions/SkipLink.tsx';
import { EMPTY_VALUE } from '../display/format.ts';

const Aside = styled.aside`
  display: flex;
  flex: none;
  flex-direction: column;
  width: 440px;
  max-width: 100%;
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  border-left: 1px solid var(--border-base);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);

  > header {
    display: flex;
    align-items: center;
    gap: 4px;
    padding: 12px 12px 12px 24px;
    border-bottom: 1px solid var(--border-base);
  }
  > header > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    outline: none;
  }
  > section {
    flex: 1;
    min-height: 140px; /* of an enlarged page; the record then scrolls with its head and foot (WCAG 2.2, 1.4.10) */
    overflow: auto;
    padding: 20px 24px;
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 24px;
    border-top: 1px solid var(--border-base);
  }
  > footer > [data-variant='ghost']:last-child {
    margin: 0 -14px 0 auto;
  }
  ${belowMobile} {
    width: 100%;
    border-left: 0;
    > header {
      padding: 6px 4px 6px 16px;
    }
    > section {
      padding: 16px;
    }
    > footer {
      padding: 12px 16px;
      > *,
      > [data-variant='ghost']:last-child {
        flex: 1 0 auto;
        margin: 0;
      }
    }
  }
`;

export interface DrawerProps {
  /** The h2 and the accessible name. */
  title: string | null;
  /** Beside the title: the status chip. */
  statusChip?: ReactNode;
  /** Icon buttons before the close button: «Открыть на странице». */
  tools?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button and Esc. */
  onClose: () => void;
}

/** A complementary landmark labelled by its title. */
export function Drawer({ title, statusChip, tools, children, footer, onClose }: DrawerProps) {
  const id = useId();
  const { heading, close } = useRecordFocus(onClose);
  return (
    <Aside aria-labelledby={id}>
      <header>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title ?? EMPTY_VALUE}
          </h2>
          {statusChip}
          {footer ? <SkipToActions /> : null}
        </div>
        {tools}
        <IconButton label="Закрыть" icon={<X />} size="small" onClick={close} />
      </header>
      <section>{children}</section>
      {footer ? <footer>{footer}</footer> : null}
    </Aside>
  );
}
