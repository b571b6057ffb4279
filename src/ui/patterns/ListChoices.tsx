// What the dialog «Настроить список» holds: which columns are seen, what orders the page, and views (filters and columns
// under a name) to come back to.
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { textIn } from '../bind/useCallForm.ts';
import { useForm } from '../bind/useForm.ts';
import { sortOf, sortPatch, useSort } from '../bind/useSort.ts';
import { Button } from '../kit/Button.tsx';
import { CheckboxField } from '../kit/CheckboxField.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { ListSettingsProps } from './ListSettings.tsx';
import type { ListTaste } from './listTaste.ts';
import { sortText } from './SortedTable.tsx';

const NAME_LENGTH = 40;

export default function ListChoices({ taste, columns }: ListSettingsProps) {
  return (
    <>
      <Columns taste={taste} columns={columns} />
      <PageOrder columns={columns} />
      <Views taste={taste} />
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

const DIRECTIONS = ['ascending', 'descending'] as const;

/** What the heads of the table do; cards of a phone have none. */
function PageOrder({ columns }: Pick<ListSettingsProps, 'columns'>) {
  const [sort, set] = useSort();
  const options = columns
    .filter(({ by }) => by)
    .flatMap(({ key, title }) =>
      DIRECTIONS.map((direction) => ({
        value: String(sortPatch({ key, direction }).sort),
        label: sortText(title, direction),
      })),
    );
  return (
    <SelectField
      label="Порядок на этой странице"
      options={options}
      placeholder="Исходный"
      value={sortPatch(sort).sort ?? ''}
      onChange={({ target }) => set(sortOf(target.value))}
    />
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
