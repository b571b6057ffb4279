// «Заметки»: the operator's own notes about a company, stored in this browser.
import { NotebookPen, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { maxLengthValidator, requiredValidator } from '../../../api/validation/validator.ts';
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { useForm } from '../../hooks/form/useForm.ts';
import { getTextValue } from '../../hooks/form/useMutationForm.ts';
import { type CompanyNotes as Notes, useCompanyNotes } from '../../hooks/list/useCompanyNotes.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { formatDate } from '../../kit/display/format.ts';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { Panel } from '../../kit/Panel.tsx';

const LONGEST_NOTE = 2_000;

const Box = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px;

  > :first-child {
    width: 100%;
  }
`;

const List = styled.ul`
  border-top: 1px solid var(--border-base);
  font-size: 13px;
  line-height: 20px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: start;
    padding: 10px 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > li:last-child {
    border-bottom: 0;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  small {
    color: var(--text-muted);
    font-size: 12px;
  }
`;

export function CompanyNotes({ organization }: { organization: OrganizationRow }) {
  const notes = useCompanyNotes(organization);
  return (
    <Panel
      title="Заметки"
      count={notes.notes.length}
      aside={<span className="muted">Хранятся только в этом браузере, клиент и коллеги их не видят</span>}
    >
      <NewNote add={notes.add} />
      {notes.notes.length === 0 ? (
        <EmptyState icon={<NotebookPen />} title="Заметок пока нет" />
      ) : (
        <List>
          {notes.notes.map((note) => (
            <li key={`${note.at} ${note.text}`}>
              <div>
                <p>{note.text}</p>
                <small>
                  <DateTime iso={note.at} kind="dateTime" />
                </small>
              </div>
              <IconButton
                label={`Удалить заметку от ${formatDate(note.at, 'dateTime')}`}
                icon={<Trash2 />}
                onClick={() => notes.remove(note)}
              />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}

function NewNote({ add }: Pick<Notes, 'add'>) {
  const check = requiredValidator(maxLengthValidator(LONGEST_NOTE));
  const form = useForm(
    {
      initial: { text: '' },
      validate(values: FormValues): Readonly<Record<string, string>> {
        const wrong = check(getTextValue(values, 'text'));
        return wrong === null ? {} : { text: wrong };
      },
      submit: (values) => Promise.resolve({ ok: true, value: getTextValue(values, 'text').trim() }),
    },
    {
      onSent(value) {
        add(String(value));
        form.reset();
      },
    },
  );
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      noValidate
    >
      <TextArea {...form.text('text')} label="Новая заметка" />
      <Button type="submit">Добавить заметку</Button>
    </Box>
  );
}
