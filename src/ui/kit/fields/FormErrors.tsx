// Error summary of a form with links to the fields.
import { CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { formatCounted } from '../display/format.ts';

const Box = styled.section`
  display: flex;
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid var(--status-danger-border);
  border-left: 3px solid var(--status-danger-mark);
  border-radius: var(--radius-control);
  background: var(--status-danger-tint);
  color: var(--status-danger-text);
  font-size: 13px;

  > .lucide {
    margin-top: 2px;
  }
  strong {
    font-weight: 600;
  }
  ul,
  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: ', ';
  }
  a {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface FormError {
  /** Id of the field's control. */
  fieldId: string;
  label: string;
  error: string;
}

/** Moves the focus only; the URL stays. */
function jump(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/**
 * Renders nothing without errors; announced as a whole on focus. Place it above the fields and focus `id` on a refused
 * submit.
 */
export function FormErrors({ id, errors }: { id?: string | undefined; errors: readonly FormError[] }) {
  if (errors.length === 0) return null;
  return (
    <Box id={id} tabIndex={-1} aria-label="Ошибки в форме" aria-describedby={`${id}-text`}>
      <CircleAlert />
      <div id={`${id}-text`}>
        <strong>{`Исправьте ${formatCounted(errors.length, ['поле', 'поля', 'полей'])}:`}</strong>{' '}
        <ul>
          {errors.map(({ fieldId, label, error }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} title={error} onClick={(event) => jump(event, fieldId)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}
