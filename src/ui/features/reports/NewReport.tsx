// Form of a new report: company and period.
import { styled } from 'styled-components';
import { requiredValidator } from '../../../api/validation/validator.ts';
import { toMoscowDate, validatePeriod, validateDate } from '../../../api/validation/dates.ts';
import { reportCreate } from '../../../api/endpoints/reports.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { ReportCompany } from '../../../api/schemas/reports.ts';
import type { FieldErrors, FormValues } from '../../../machines/form/form.machine.ts';
import { getTextValue, useMutationForm } from '../../hooks/form/useMutationForm.ts';
import type { Form } from '../../hooks/form/useForm.ts';
import type { ListParams } from '../../hooks/list/useListParams.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useNow } from '../../hooks/core/useNow.ts';
import { Panel } from '../../kit/Panel.tsx';
import { DateField } from '../../form/fields/DateField.tsx';
import { LostWriteNotice } from '../../form/LostWriteNotice.tsx';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { OrganizationField } from '../../form/fields/OrganizationField.tsx';
import { GuardedButton } from '../../form/GuardedButton.tsx';
import { parseOption } from '../../form/fields/organizationOption.ts';
import { belowMobile, onTablets } from '../../theme/media.ts';

export const ALL_ORGANIZATIONS = 'Все организации';
const LABELS = { period_from: 'Период с', period_to: 'Период по', company_id: 'Компания', report_type: 'Отчёт' };

const Order = styled.div`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) 170px 170px auto;
  gap: 4px 16px;
  align-items: start;

  &:not(:last-child) {
    margin-bottom: 16px;
  }
  > button {
    margin-top: 22px;
  }
  ${onTablets} {
    grid-template-columns: minmax(0, 1fr) 170px 170px;
    > button {
      grid-column: 1 / -1;
      justify-self: start;
      margin-top: 4px;
    }
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 4px;
    }
  }
`;

interface NewReportProps {
  readonly companies: PageOf<ReportCompany>;
  readonly list: Pick<ListParams<string>, 'reveal'>;
}

/** Never retried automatically: that would create a second report. The new row is the first of the list. */
export function NewReport({ companies, list }: NewReportProps) {
  const notify = useNotify();
  const today = toMoscowDate(Date.parse(useNow()));
  const form = useMutationForm(reportCreate, {
    initial: { company: '', period_from: `${today.slice(0, 8)}01`, period_to: today },
    validate: (values) => errorsIn(values, today),
    input(values) {
      const chosen = parseOption(values['company']);
      return {
        body: {
          report_type: 'responsibility_report',
          ...(chosen ? { company_id: chosen.id, role: chosen.role } : {}),
          period_from: getTextValue(values, 'period_from'),
          period_to: getTextValue(values, 'period_to'),
        },
      };
    },
    onDone(report) {
      notify('done', 'Отчёт формируется');
      form.reset();
      if (report) list.reveal(report.id);
    },
  });
  return (
    <Panel title="Новый отчёт" padded>
      <Order>
        <OrganizationField
          {...form.text('company')}
          label="Компания"
          compact
          placeholder={ALL_ORGANIZATIONS}
          first={companies}
        />
        <PeriodEnd form={form} name="period_from" label="Период с" max={today} />
        <PeriodEnd form={form} name="period_to" label="Период по" max={today} />
        <GuardedButton variant="primary" busy={form.busy && !form.slow} onClick={form.slow ? form.cancel : form.submit}>
          {form.slow ? 'Отменить отправку' : 'Сформировать отчёт'}
        </GuardedButton>
      </Order>
      <SubmitErrorMessage failure={form.failure} title="Отчёт не заказан" labels={LABELS} />
      {form.lost ? <LostWriteNotice lost={form.lost} /> : null}
    </Panel>
  );
}

interface PeriodEndProps {
  readonly form: Form;
  readonly name: string;
  readonly label: string;
  readonly max: string;
}

function PeriodEnd({ form, name, ...props }: PeriodEndProps) {
  const { onChange: _typed, ...field } = form.text(name);
  return <DateField {...field} {...props} compact onValue={(value) => form.change(name, value)} />;
}

function errorsIn(values: FormValues, today: string): FieldErrors {
  const [from, to] = [getTextValue(values, 'period_from'), getTextValue(values, 'period_to')];
  const wrongFrom = requiredValidator(validateDate)(from);
  if (wrongFrom !== null) return { period_from: wrongFrom };
  const wrong = requiredValidator()(to) ?? validatePeriod(from, to, today);
  return wrong === null ? {} : { period_to: wrong };
}
