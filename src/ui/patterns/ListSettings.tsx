// «Настроить список»: which columns are seen, and views (filters and columns under a name) to come back to.
import { Bookmark, Settings2, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { textIn } from '../bind/useCallForm.ts';
import { useForm } from '../bind/useForm.ts';
import { useOpen } from '../bind/useOpen.ts';
import { Button } from '../kit/Button.tsx';
import { CheckboxField } from '../kit/CheckboxField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { ToggleChip } from '../kit/FilterChip.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { ListTaste } from './listTaste.ts';

const NAME_LENGTH = 40;

/** Saved views as chips; a press shows what the view kept. */
export function SavedViews({ taste: { views, current, apply } }: { readonly taste: ListTaste }) {
  return views.map((view) => (
    <ToggleChip
      key={view.name}
      label={view.name}
      icon={<Bookmark />}
      pressed={view === current}
      onPress={() => apply(view)}
    />
  ));
}

interface ListSettingsProps {
  readonly taste: ListTaste;
  /** All of the list; the first one leads to the row and always stays. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
}

/** The button and its dialog. Every change shows at once and is kept at once. */
export function ListSettings({ taste, columns }: ListSettingsProps) {
  const dialog = useOpen();
  return (
    <>
      <IconButton label="Настроить список" icon={<Settings2 />} onClick={dialog.open} />
      {dialog.isOpen ? (
        <Dialog
          title="Настроить список"
          width={400}
          onClose={dialog.close}
          foot={
            <Button variant="primary" onClick={dialog.close}>
              Готово
            </Button>
          }
        >
          <Columns taste={taste} columns={columns} />
          <Views taste={taste} />
        </Dialog>
      ) : null}
    </>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 2px;
  margin-bottom: 16px;

  legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--text-primary);
    font: 600 13px/20px var(--font-sans);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px 12px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  form {
    display: flex;
    gap: 8px;
    align-items: start;
  }
  form > :first-child {
    flex: 1;
  }
  form > button {
    margin-top: 22px;
  }
`;

function Columns({ taste: { hidden, hide }, columns }: ListSettingsProps) {
  const choose = (key: string, seen: boolean) =>
    hide(seen ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Group>
      <legend>Столбцы</legend>
      <div>
        {columns.slice(1).map(({ key, title }) => (
          <CheckboxField
            key={key}
            label={title}
            checked={!hidden.includes(key)}
            onChange={({ target }) => choose(key, target.checked)}
          />
        ))}
      </div>
    </Group>
  );
}

function Views({ taste }: { readonly taste: ListTaste }) {
  const form = useForm(
    {
      initial: { name: '' },
      validate: (values): Readonly<Record<string, string>> =>
        textIn(values, 'name') === '' ? { name: 'Назовите вид' } : {},
      submit: (values) => Promise.resolve({ ok: true, value: textIn(values, 'name') }),
    },
    {
      onSent(name) {
        taste.save(String(name));
        form.reset();
      },
    },
  );
  return (
    <Group>
      <legend>Сохранённые виды</legend>
      <ul>
        {taste.views.map(({ name }) => (
          <li key={name}>
            <span>{name}</span>
            <IconButton
              label={`Удалить вид «${name}»`}
              icon={<Trash2 />}
              size="small"
              onClick={() => taste.remove(name)}
            />
          </li>
        ))}
      </ul>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField
          {...form.text('name')}
          label="Название вида"
          hint="Запомнит фильтры и столбцы"
          maxLength={NAME_LENGTH}
        />
        <Button type="submit">Сохранить</Button>
      </form>
    </Group>
  );
}
