// /kit sections: buttons, scale, form fields.
import { Lock, RefreshCw, Trash2 } from 'lucide-react';
import { AmountField } from '../../kit/fields/AmountField.tsx';
import { BalanceBar } from '../../kit/display/charts/BalanceBar.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { FormErrors } from '../../kit/fields/FormErrors.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { RadioGroup } from '../../kit/fields/RadioGroup.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { type Step, Stepper } from '../../kit/display/charts/Stepper.tsx';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { KitExample, KitFields, type KitProps, KitRow, KitSection, KitStack } from './parts.tsx';

const ON_ACCOUNTING: readonly Step[] = [
  { label: 'Ожидает оплаты', state: 'done' },
  { label: 'Принята', state: 'done' },
  { label: 'На учёте', state: 'now' },
  { label: 'Исполнена', state: 'ahead' },
];
const REFUSED: readonly Step[] = [
  { label: 'На рассмотрении', state: 'done' },
  { label: 'Отклонена', state: 'refused' },
  { label: 'В работе', state: 'ahead' },
  { label: 'Исполнена', state: 'ahead' },
];

export function ButtonSection() {
  return (
    <KitSection>
      <KitExample title="Кнопки">
        <KitRow>
          <Button variant="primary">Создать заявку</Button>
          <Button>Отклонить</Button>
          <Button variant="ghost">Сбросить</Button>
          <Button variant="danger">Заблокировать</Button>
          <Button disabled>Недоступно</Button>
          <Button variant="primary" inactive>
            Добавьте тему
          </Button>
          <Button size="small" icon={<Lock />}>
            В строке 28
          </Button>
          <Button size="small" icon={<RefreshCw />} busy>
            Повторить
          </Button>
          <Button variant="primary" busy>
            Отправляем
          </Button>
          <IconButton label="Обновить" icon={<RefreshCw />} />
          <IconButton label="Удалить" icon={<Trash2 />} size="small" />
        </KitRow>
      </KitExample>
      <KitExample title="Этапы (stepper)">
        <KitStack style={{ gap: 14 }}>
          <Stepper label="Пополнение П-603" steps={ON_ACCOUNTING} />
          <Stepper label="Сделка С-1008" steps={REFUSED} />
          <BalanceBar share={0.623} label="Доступно 62 %" />
        </KitStack>
      </KitExample>
    </KitSection>
  );
}

export function FieldStateSection({ state, send }: KitProps) {
  const { amount } = state.context;
  return (
    <KitSection>
      <KitExample title="Поля">
        <KitFields>
          <TextField label="Наименование" defaultValue="ООО «Пробный Рейс»" hint="Как в ЕГРЮЛ" />
          <TextField
            id="kit-inn"
            label="ИНН"
            defaultValue="0077012345"
            inputMode="numeric"
            error="Проверьте ИНН: контрольная цифра не совпадает"
          />
          <TextField label="ОГРН" defaultValue="1250077000018" inputMode="numeric" ok="Контрольная цифра верна" />
          <TextField
            label="Контактный телефон"
            type="tel"
            placeholder="+7 (000) 000-00-00"
            hint="Маска видна при вводе"
          />
          <TextField label="Счёт" value="4070...0101" readOnly hint="Изменить нельзя" />
          <AmountField
            label="Сумма"
            currency="RUB"
            value={amount}
            onAmount={(value) => send({ type: 'SET', values: { amount: value } })}
          />
        </KitFields>
      </KitExample>
    </KitSection>
  );
}

export function FieldSection({ state, send }: KitProps) {
  const { revealed, file, company, amount } = state.context;
  const files = file ? [file] : [];
  return (
    <KitSection>
      <KitExample title="Ещё поля">
        <KitStack>
          <FormErrors
            errors={[{ fieldId: 'kit-inn', label: 'ИНН', error: 'Проверьте ИНН: контрольная цифра не совпадает' }]}
          />
          <AmountField
            tall
            label="Получаю"
            currency="USDT"
            value={amount}
            onAmount={(value) => send({ type: 'SET', values: { amount: value } })}
            hint="Изменено вами, «Отдаю» пересчитано по курсу"
          />
          <KitFields>
            <PasswordField
              label="Пароль"
              aside={<a href="/forgot-password">Забыли пароль?</a>}
              defaultValue="Demo-2026!"
              revealed={revealed}
              onReveal={() => send({ type: 'SET', values: { revealed: !revealed } })}
            />
            <SelectField
              label="Тип аккаунта"
              options={[
                { value: 'ved_participant', label: 'Участник ВЭД' },
                { value: 'liquidity_provider', label: 'Поставщик ликвидности' },
                { value: 'authorized_organization', label: 'Уполномоченная организация' },
              ]}
            />
            <FileField
              label="Файлы"
              optional
              accept=".pdf,.jpg,.png,.docx,.xlsx"
              hint="PDF, JPG, PNG, DOCX или XLSX до 10 МБ"
              files={files}
              onPick={([picked]) => send({ type: 'SET', values: { file: picked ?? null } })}
              onClear={() => send({ type: 'SET', values: { file: null } })}
            />
            <TextField label="Действует до" type="date" defaultValue="2027-12-31" />
          </KitFields>
          <TextArea label="Комментарий" optional placeholder="Увидит оператор" />
          <RadioGroup
            label="Организация"
            name="kit-company"
            value={company}
            onChoose={(value) => send({ type: 'SET', values: { company: value } })}
            options={[
              { value: '101', label: 'ООО «Лазурит Импорт»', note: 'Участник ВЭД' },
              { value: '107', label: 'АО «Полярное Карго»', note: 'Участник ВЭД' },
              { value: '201', label: 'ООО «Ликвид-Мост»', note: 'Поставщик ликвидности' },
            ]}
          />
          <CheckboxField label="Ознакомлены с текстом «Договор-оферта на оказание услуг», версия 3.1" defaultChecked />
          <CheckboxField label="Я не робот" error="Пройдите проверку" />
        </KitStack>
      </KitExample>
    </KitSection>
  );
}
