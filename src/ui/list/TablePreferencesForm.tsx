// Content of the dialog «Настроить список»: visible columns and their order, sort of the page, and saved views (all of
// these and the filters under a name), which can be shared as a link.
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { maxLengthValidator } from '../../api/validation/validator.ts';
import { getTextValue } from '../hooks/form/useMutationForm.ts';
import { selectContents, useCopy } from '../hooks/dom/useCopy.ts';
import { useForm } from '../hooks/form/useForm.ts';
import { parseSort, toSortParam, useSort } from '../hooks/list/useSort.ts';
import { Button } from '../kit/actions/Button.tsx';
import { CheckboxField } from '../kit/fields/CheckboxField.tsx';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { IconButton } from '../kit/actions/IconButton.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { ListSettingsProps } from './listSettingsProps.ts';
import { getVisibleColumns } from './tablePreferences.ts';
import { FullText } from '../record/wallet/WalletAddress.tsx';
import { describeSort } from './SortedTable.tsx';

const NAME_LENGTH = 40;

interface ListChoicesProps extends ListSettingsProps {
  /** Id of the view form. */
  readonly form: string;
  readonly close: () => void;
}

export default function TablePreferencesForm({ preferences, columns, form, close }: ListChoicesProps) {
  return (
    <>
      <Columns preferences={preferences} columns={columns} />
      <Group>
        <legend>Плотность</legend>
        <CheckboxField
          label="Компактные строки во всех списках"
          checked={preferences.compact}
          onChange={({ target }) => preferences.setCompact(target.checked)}
        />
      </Group>
      <PageOrder columns={columns} />
      <Views preferences={preferences} form={form} close={close} />
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
  > button {
    justify-self: start;
    margin-top: 6px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  li > :first-child {
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

/** Visible columns and their order; the first column links to the row and is always shown. */
function Columns({ preferences, columns }: ListSettingsProps) {
  const { hidden, order, arrange } = preferences;
  const movable = getVisibleColumns(columns, { hidden: [], order }).slice(1);
  const keys = movable.map(({ key }) => key);
  const choose = (key: string, seen: boolean) =>
    arrange({ hidden: seen ? hidden.filter((other) => other !== key) : [...hidden, key], order });
  const move = (from: number, to: number) => {
    const key = keys[from];
    if (key !== undefined && to in keys) arrange({ hidden, order: keys.toSpliced(from, 1).toSpliced(to, 0, key) });
  };
  return (
    <Group>
      <legend>Столбцы</legend>
      <ol>
        {movable.map(({ key, title }, index) => (
          <li key={key}>
            <CheckboxField
              label={title}
              checked={!hidden.includes(key)}
              onChange={({ target }) => choose(key, target.checked)}
            />
            <Step
              label={`Выше: ${title}`}
              icon={<ArrowUp />}
              isAtEnd={index === 0}
              onPress={() => move(index, index - 1)}
            />
            <Step
              label={`Ниже: ${title}`}
              icon={<ArrowDown />}
              isAtEnd={index === keys.length - 1}
              onPress={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">
        {order.length > 0 ? `Порядок столбцов: ${movable.map(({ title }) => title).join(', ')}` : ''}
      </VisuallyHidden>
      <Button
        size="small"
        inactive={hidden.length + order.length === 0}
        onClick={() => arrange({ hidden: [], order: [] })}
      >
        Вернуть исходные столбцы
      </Button>
    </Group>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Cannot move further; disabled by aria only, so that the button keeps the focus. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

const Step = ({ label, icon, isAtEnd, onPress }: StepProps) => (
  <IconButton label={label} icon={icon} size="small" aria-disabled={isAtEnd || undefined} onClick={onPress} />
);

/** The link opens the view for anyone with access; relative dates stay relative. */
function CopyLink({ name, link }: { readonly name: string; readonly link: string }) {
  const { copied, refused, copy } = useCopy();
  if (refused) return <FullText ref={selectContents}>{link}</FullText>;
  return <CopyButton label={`Скопировать ссылку на вид «${name}»`} copied={copied} onCopy={() => copy(link)} />;
}

const DIRECTIONS = ['ascending', 'descending'] as const;

/** Same as the sortable table heads, which cards on a phone do not have. */
function PageOrder({ columns }: Pick<ListSettingsProps, 'columns'>) {
  const [sort, set] = useSort();
  const options = columns
    .filter(({ sortKey }) => sortKey)
    .flatMap(({ key, title }) =>
      DIRECTIONS.map((direction) => ({
        value: String(toSortParam({ key, direction }).sort),
        label: describeSort(title, direction),
      })),
    );
  return (
    <SelectField
      label="Порядок на этой странице"
      options={options}
      placeholder="Исходный"
      value={toSortParam(sort).sort ?? ''}
      onChange={({ target }) => set(parseSort(target.value))}
    />
  );
}

/** «Готово» is outside the form: it closes the dialog after saving a typed name. */
function Views({ preferences, form: id, close }: Omit<ListChoicesProps, 'columns'>) {
  const form = useForm(
    {
      initial: { name: '', done: false },
      validate(values): Readonly<Record<string, string>> {
        const name = getTextValue(values, 'name');
        const wrong = name === '' ? 'Назовите вид' : maxLengthValidator(NAME_LENGTH)(name);
        return wrong === null ? {} : { name: wrong };
      },
      submit: (values) => Promise.resolve({ ok: true, value: getTextValue(values, 'name') }),
    },
    {
      onSent(name) {
        preferences.save(String(name));
        if (form.values['done']) close();
        form.reset();
      },
    },
  );
  return (
    <Group>
      <legend>Сохранённые виды</legend>
      <ul>
        {preferences.views.map((view) => (
          <li key={view.name}>
            <span>{view.name}</span>
            <CopyLink name={view.name} link={preferences.linkTo(view)} />
            <IconButton
              label={`Удалить вид «${view.name}»`}
              icon={<Trash2 />}
              size="small"
              onClick={() => preferences.remove(view.name)}
            />
          </li>
        ))}
      </ul>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const done = !event.currentTarget.contains(event.nativeEvent.submitter);
          if (done && getTextValue(form.values, 'name') === '') return close();
          form.change('done', done);
          form.submit();
        }}
      >
        <TextField {...form.text('name')} label="Название вида" hint="Запомнит фильтры, столбцы и порядок" />
        <Button type="submit">Сохранить</Button>
      </form>
    </Group>
  );
}
