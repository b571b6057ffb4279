// «Отдаю» and «Получаю» linked by the rate, the limit, and the fee line.
import { ChevronsUpDown, Link2 } from 'lucide-react';
import { getTextValue } from '../../../hooks/form/useMutationForm.ts';
import { AmountField } from '../../../kit/fields/AmountField.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { formatMoney } from '../../../kit/display/format.ts';
import { CRYPTO_OPTIONS, RUBLE_OPTION, getRateCurrencies, formatRateUnit } from '../tradeKinds.ts';
import { TRADE_LABELS } from '../texts.ts';
import { MarketRate } from '../market/MarketRate.tsx';
import { RequestFee } from './RequestFee.tsx';
import { CryptoSelect, RequestPairs } from './CreateRequest.styles.ts';
import {
  type RequestTextField,
  getAvailableAmount,
  getRequestFieldId,
  getRequestPair,
  getRequestAmounts,
} from './requestForm.ts';
import { getPreselectedWallets } from './requestWallets.ts';
import type { RequestForm } from './useRequestForm.ts';

export function LinkedAmountFields({ request }: { request: RequestForm }) {
  const { kind, form } = request;
  const pair = getRequestPair(kind, form.values);
  const [quoted] = getRateCurrencies(pair);
  return (
    <Panel>
      <div style={{ padding: 16 }}>
        <RequestPairs>
          <Sum request={request} name="amount_to_pay" />
          <span className="link" aria-hidden>
            <Link2 />
          </span>
          <Sum request={request} name="amount_to_receive" />
          <div>
            <AmountField
              {...amountProps(request, 'exchange_rate')}
              compact
              currency={quoted}
              unit={formatRateUnit(pair)}
            />
            <MarketRate request={request} />
          </div>
          {kind === 'exchange' ? null : (
            <>
              <span className="gap" />
              <AmountField
                {...amountProps(request, 'trade_limit')}
                optional
                currency={pair.pay}
                hint="Наименьшая часть, которую можно подобрать"
              />
            </>
          )}
        </RequestPairs>
      </div>
      <RequestFee request={request} />
    </Panel>
  );
}

/** Props of an amount field that updates its linked amounts. */
function amountProps({ form, change }: RequestForm, name: RequestTextField) {
  const { onChange: _typed, ...field } = form.text(name);
  return {
    ...field,
    id: getRequestFieldId(name),
    label: TRADE_LABELS[name] ?? name,
    onAmount: (value: string) => change({ [name]: value }),
  };
}

function Sum({ request, name }: { request: RequestForm; name: 'amount_to_pay' | 'amount_to_receive' }) {
  const { kind, form, known, draft } = request;
  const { pay, receive } = getRequestPair(kind, form.values);
  const isPay = name === 'amount_to_pay';
  const currency = isPay ? pay : receive;
  const { leader, exchange_rate } = getRequestAmounts(form.values);
  const isChanged = draft.savedAt !== null || draft.isStorageUnavailable; // an answered offer is shown unchanged
  const leads =
    isChanged && getTextValue(form.values, name) !== '' && exchange_rate !== '' && (leader === 'pay') === isPay;
  const available = isPay ? getAvailableAmount(kind, known, form.values) : null;
  const hint = [
    available === null ? null : `Доступно ${formatMoney(available, currency)}`,
    leads ? `Изменено вами, «${isPay ? 'Получаю' : 'Отдаю'}» пересчитано по курсу` : null,
  ].find((text) => text !== null);
  return (
    <AmountField
      {...amountProps(request, name)}
      tall
      currency={currency}
      unit={<Currency request={request} isPay={isPay} />}
      placeholder="0,00"
      hint={hint}
    />
  );
}

/** Roubles are one side of a trade; the other side and both sides of an exchange are selectable. */
function Currency({ request, isPay }: { request: RequestForm; isPay: boolean }) {
  const { kind, form, change } = request;
  const { pay, receive } = getRequestPair(kind, form.values);
  const [own, other] = isPay ? [pay, receive] : [receive, pay];
  if (own === RUBLE_OPTION) return <span>{RUBLE_OPTION}</span>;
  const choose = (code: string) => {
    // Selecting the other side's currency swaps both.
    const [nextOwn, nextOther] = [code, code === other ? own : other];
    const [nextPay, nextReceive] = isPay ? [nextOwn, nextOther] : [nextOther, nextOwn];
    change({
      currency_to_pay: nextPay,
      currency_to_receive: nextReceive,
      exchange_rate: '',
      ...getPreselectedWallets(kind, request.known.wallets, nextPay, nextReceive),
    });
  };
  return (
    <CryptoSelect>
      <select
        aria-label={isPay ? TRADE_LABELS['currency_to_pay'] : TRADE_LABELS['currency_to_receive']}
        value={own}
        onChange={({ target }) => choose(target.value)}
      >
        {CRYPTO_OPTIONS.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <ChevronsUpDown />
    </CryptoSelect>
  );
}
