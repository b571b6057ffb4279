// The two sample forms of an active deal: prefilled, with numeric inputs where specified, never submitted.
import type { FormValues } from '../../../machines/form/form.machine.ts';
import { type Form as BoundForm, useForm } from '../../hooks/form/useForm.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../kit/overlay/ConfirmDialog.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { getFieldHints } from '../../kit/fields/input/fieldHints.ts';
import { BackLink } from '../../record/BackLink.tsx';
import { DateField } from '../../form/fields/DateField.tsx';
import { FormGrid, FormRow } from '../../form/FormGrid.styles.ts';
import { ListPage } from '../../kit/layout/ListPage.styles.ts';
import { DealForm } from './ActiveDeals.styles.ts';
import { ExampleNote } from './ExampleNote.tsx';
import { DEAL_FIELDS, type DealField, SAMPLE_REQUEST } from './sample.ts';

/** Back link of both forms; the route is an alias of the area. */
const BackToDeal = () => (
  <p>
    <BackLink href="/active-deals/0">К сделке</BackLink>
  </p>
);

/** A form that is never submitted. */
const useSample = (initial: FormValues) =>
  useForm({ initial, validate: () => ({}), submit: () => new Promise(() => undefined) });

function Sum({ form, name, label, currency }: { form: BoundForm; name: string; label: string; currency: string }) {
  const { onChange: _typed, ...field } = form.text(name);
  return (
    <AmountField {...field} label={label} currency={currency} onAmount={(value) => form.change(name, value)} compact />
  );
}

/** /organization/active-deals/details. */
export function RequestDetails() {
  const form = useSample(SAMPLE_REQUEST);
  return (
    <ListPage>
      <BackToDeal />
      <DealForm>
        <ExampleNote />
        <Panel title="Параметры заявки" padded>
          <FormGrid>
            <Sum form={form} name="pay" label="Я заплачу" currency="RUB" />
            <Sum form={form} name="receive" label="Я получу" currency="USDT" />
            <Sum form={form} name="price" label="Цена" currency="RUB" />
            <Sum form={form} name="limit" label="Лимит, USDT от" currency="USDT" />
            <FormRow>
              <SelectField
                {...form.text('wallet')}
                label="Кошелёк"
                compact
                options={['W-000001', 'W-000002'].map((value) => ({ value, label: value }))}
              />
            </FormRow>
          </FormGrid>
        </Panel>
      </DealForm>
    </ListPage>
  );
}

/** /organization/active-deals/registry: the confirmation only closes; nothing is sent. */
export function DealDetails() {
  const form = useSample(Object.fromEntries(DEAL_FIELDS.map(({ name, value }) => [name, value])));
  const question = useDisclosure();
  const fields: readonly DealField[] = DEAL_FIELDS;
  return (
    <ListPage>
      <BackToDeal />
      <DealForm>
        <ExampleNote />
        <Panel title="Сделка для реестра" padded>
          <FormGrid>
            {fields.map((field) =>
              field.wide ? (
                <FormRow key={field.name}>
                  <SampleField field={field} form={form} />
                </FormRow>
              ) : (
                <SampleField key={field.name} field={field} form={form} />
              ),
            )}
          </FormGrid>
          <div className="foot">
            <Button>Загрузить ВЭД контракт</Button>
            <Button variant="primary" onClick={question.open}>
              Отправить
            </Button>
          </div>
        </Panel>
      </DealForm>
      {question.isOpen ? (
        <ConfirmDialog
          title="Подтверждение отправки"
          text="Вы уверены, что хотите отправить заявку?"
          confirm="Подтвердить"
          onConfirm={question.close}
          onCancel={question.close}
        />
      ) : null}
    </ListPage>
  );
}

function SampleField({ field, form }: { field: DealField; form: BoundForm }) {
  const { name, label, kind, currency } = field;
  if (kind === 'amount') return <Sum form={form} name={name} label={label} currency={currency ?? ''} />;
  const { onChange, ...text } = form.text(name);
  if (kind === 'date')
    return <DateField {...text} label={label} compact onValue={(value) => form.change(name, value)} />;
  return (
    <TextField
      {...text}
      {...getFieldHints(kind === 'number' ? 'amount' : 'text', name)}
      onChange={onChange}
      label={label}
      compact
    />
  );
}
