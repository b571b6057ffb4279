// Terms of a lot: amount, rate, comment; totals of both sides; a review, then one call.
import { trimExcessRateZeros, trimExcessZeros } from '../../../../api/amounts/currencyDecimals.ts';
import { collectErrors, requiredValidator } from '../../../../api/validation/validator.ts';
import { amountValidator as amountCheck, validateRate as rateCheck } from '../../../../api/validation/amounts.ts';
import { lotCreate } from '../../../../api/endpoints/trades.ts';
import { extractFieldErrors } from '../../../../api/errors/failure.ts';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { Big } from 'big.js';
import type { FieldErrors, FormValues } from '../../../../machines/form/form.machine.ts';
import { useServices } from '../../../hooks/core/services.ts';
import { getTextValue, useReviewForm } from '../../../hooks/form/useMutationForm.ts';
import type { Form } from '../../../hooks/form/useForm.ts';
import { useNotify } from '../../../hooks/session/useNotices.ts';
import { AmountField } from '../../../kit/fields/AmountField.tsx';
import { DescriptionList } from '../../../kit/display/DescriptionList.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { formatMoney, formatRate } from '../../../kit/display/format.ts';
import { SubmitErrorMessage } from '../../../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../../../kit/layout/ListPage.styles.ts';
import { ReviewStep } from '../../../form/ReviewFormDialog.tsx';
import {
  type DecisionRecord,
  EMPTY_REASON,
  toReasonDraft,
  reasonDraftKey,
} from '../../../record/decision/reasonDraft.ts';
import { GuardedButton } from '../../../form/GuardedButton.tsx';
import { getLotItems, getLotSides, getTermItems } from './lotRows.tsx';
import { type LotTerms, getLotCurrency, getMaxLotAmount, getLotRate, getLotTerms } from './lotTerms.ts';
import { QUEUE_LABELS, operatorTradeTexts } from '../operator/texts.ts';

/** Draft of a lot's comment, shown if somebody else forms the lot meanwhile. */
export const toLotDecisionRecord = ({ id, status }: Trade): DecisionRecord => ({ record: `lot:${id}`, status });

interface LotFormProps {
  readonly own: Trade;
  readonly offer: Trade;
  /** The terms were edited or reviewed: the offer stays selected from now on. */
  readonly onBegun: (offer: Trade) => void;
}

/** Validated amount and rate, with their totals. */
function judged(own: Trade, offer: Trade, values: FormValues): { errors: FieldErrors; terms: LotTerms | null } {
  const [sum, rate] = [getTextValue(values, 'amount'), getTextValue(values, 'exchange_rate')];
  const most = getMaxLotAmount(own, offer);
  const wrongSum = requiredValidator(amountCheck(getLotCurrency(own)))(sum);
  const wrongRate = requiredValidator(rateCheck)(rate);
  const tooMuch = wrongSum === null && new Big(sum).gt(most);
  const terms = wrongSum === null && wrongRate === null ? getLotTerms(own, offer, { amount: sum, rate }) : null;
  const below = terms && terms.below.length > 0 ? `Сумма меньше минимальной: ${terms.below.join(', ')}` : null;
  const wrong = tooMuch ? `Не больше ${formatMoney(most, getLotCurrency(own))}` : (wrongSum ?? below);
  return {
    errors: collectErrors({ amount: wrong, exchange_rate: wrongRate }),
    terms,
  };
}

/** Form of a lot of these two: one call of row 47 after a review. */
function useLotForm(own: Trade, offer: Trade) {
  const notify = useNotify();
  const { invalidations } = useServices();
  const { buyer, seller } = getLotSides(own, offer);
  return useReviewForm<true, typeof lotCreate>(lotCreate, {
    initial: {
      amount: trimExcessZeros(getMaxLotAmount(own, offer), getLotCurrency(own)),
      exchange_rate: trimExcessRateZeros(getLotRate(own, offer)),
      ...EMPTY_REASON,
    },
    draft: reasonDraftKey(toLotDecisionRecord(own).record), // the comment belongs to the request, whatever offer is selected
    toDraft: ({ comment = '' }) => toReasonDraft({ comment, from: own.status }),
    maxLengths: { comment: 500 },
    validate: (values) => judged(own, offer, values).errors,
    input(values) {
      const comment = getTextValue(values, 'comment');
      const terms = { amount: getTextValue(values, 'amount'), exchange_rate: getTextValue(values, 'exchange_rate') };
      const sides = { buy_trade_id: buyer.id, sell_trade_id: seller.id };
      return { body: comment === '' ? { ...sides, ...terms } : { ...sides, ...terms, comment } };
    },
    onDone: (lot) => notify('done', lot ? `Сформирован лот ${lot.lot_id}` : 'Лот сформирован'),
    // a changed record is refetched, and the form may unmount with its offer
    onRejected(failure) {
      if (!extractFieldErrors(failure)['status']) return;
      notify('alert', operatorTradeTexts.lotMovedOn);
      invalidations.publish(lotCreate.invalidates);
    },
  });
}

/** Keyed by the offer: its amount and rate are the initial values. No form element: Enter never forms a lot. */
export function LotForm({ own, offer, onBegun }: LotFormProps) {
  const reviewed = useLotForm(own, offer);
  const { form } = reviewed;
  const { terms } = judged(own, offer, form.values);
  const rows = terms ? getTermItems(own, offer, terms) : [];
  const [amount, rate] = [getTextValue(form.values, 'amount'), getTextValue(form.values, 'exchange_rate')];
  const question = {
    title: 'Сформировать лот?',
    text: 'Обе заявки перейдут в работу. Средства сторон остаются в резерве до завершения.',
    rows: getLotItems(own, offer, { amount, rate, rows }),
    confirm: 'Сформировать лот',
  };
  return (
    <>
      <SubmitErrorMessage failure={form.failure} title="Лот не сформирован" labels={QUEUE_LABELS} />
      <LotFields form={form} own={own} offer={offer} onBegun={onBegun} />
      <DescriptionList rows={rows} withTopBorder />
      <GuardedButton
        variant="primary"
        wide
        onClick={() => {
          onBegun(offer);
          reviewed.review(true);
        }}
      >
        Сформировать лот
      </GuardedButton>
      {reviewed.reviewed ? <ReviewStep reviewed={reviewed} prompt={question} /> : null}
    </>
  );
}

function LotFields({ form, own, offer, onBegun }: LotFormProps & { form: Form }) {
  const coin = getLotCurrency(own);
  const change = (name: string, value: string) => {
    onBegun(offer);
    form.change(name, value);
  };
  const { onChange: _sum, ...sum } = form.text('amount');
  const { onChange: _rate, ...rate } = form.text('exchange_rate');
  return (
    <DialogFields>
      <AmountField
        {...sum}
        label="Сумма лота"
        currency={coin}
        hint={`Не больше ${formatMoney(getMaxLotAmount(own, offer), coin)}`}
        onAmount={(value) => change('amount', value)}
      />
      <AmountField
        {...rate}
        label="Курс"
        currency="RUB"
        unit={`₽ за 1 ${coin}`}
        hint={`Курс ранней заявки: ${formatRate(getLotRate(own, offer), 'RUB', coin)}`}
        onAmount={(value) => change('exchange_rate', value)}
      />
      <TextField {...form.text('comment')} label="Комментарий" optional compact />
    </DialogFields>
  );
}
