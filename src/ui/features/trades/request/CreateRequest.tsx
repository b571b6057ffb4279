// «Создать заявку»: one of three kinds, each with its own form and draft (tests/contract/calls.json rows 6–9).
import { Handshake, ShoppingCart } from 'lucide-react';
import { useLocation } from 'wouter';
import * as v from 'valibot';
import { fiatWalletRead } from '../../../../api/endpoints/fiat.ts';
import { decimalField } from '../../../../api/schemas/fields.ts';
import { combineQueries } from '../../../hooks/data/combineQueries.ts';
import { type Query, useQuery } from '../../../hooks/data/useQuery.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { Link } from '../../../hooks/core/Link.tsx';
import { filterSchemas } from '../../../hooks/list/useListParams.ts';
import { useQueryParams } from '../../../hooks/list/useQueryParams.ts';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { ButtonLink } from '../../../kit/actions/Button.tsx';
import { FormErrors } from '../../../kit/fields/FormErrors.tsx';
import { ProfileMissing } from '../../../record/ProfileMissing.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SegmentedControl } from '../../../kit/fields/SegmentedControl.tsx';
import { SkeletonLines } from '../../../kit/feedback/Skeleton.tsx';
import { DraftNote } from '../../../form/DraftNote.tsx';
import { LostWriteNotice } from '../../../form/LostWriteNotice.tsx';
import { RejectionMessage } from '../../../form/SubmitErrorMessage.tsx';
import { QueryPlaceholder, type QueryStatus } from '../../../query/QueryContent.tsx';
import { StaleDataBanner } from '../../../query/queryStates.tsx';
import {
  CRYPTO_OPTIONS,
  TRADE_KIND_LABELS,
  type RequestKind,
  RUBLE_OPTION,
  TRADE_TYPE_PARAM,
  parseTradeKind,
  getTradePaths,
  withTypeParam,
} from '../tradeKinds.ts';
import { TRADE_LABELS, tradeTexts } from '../texts.ts';
import { LinkedAmountFields } from './LinkedAmountFields.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { TradeKindRow, RequestPage, RequestStack } from './CreateRequest.styles.ts';
import { RequestPreview, RequestTotals } from './RequestReview.tsx';
import { type RequestSources, REQUEST_TEXT_FIELDS, type RequestValues, getRequestFieldId } from './requestForm.ts';
import { type RequestInput, useRequestForm } from './useRequestForm.ts';
import { getPreselectedWallets } from './requestWallets.ts';
import { useOwnWallets } from './useOwnWallets.ts';

/** Return path of a purchase made for a payment. */
const PAYMENT_FORM = /^\/account\/history-request-for-payment-ved\?pay=[^&#]+$/;

/** URL parameters set by «Откликнуться» and «Купить недостающее». */
const ASKED = {
  ...TRADE_TYPE_PARAM,
  offer: v.pipe(v.string(), v.regex(/^[\p{L}\d-]{1,20}$/u)),
  coin: v.picklist(CRYPTO_OPTIONS),
  amount: decimalField,
  rate: decimalField,
  wallet: filterSchemas.id,
  contract: v.string(),
  back: v.pipe(v.string(), v.regex(PAYMENT_FORM)),
};

const skeleton = <SkeletonLines padded count={8} />;

/** Waits for the profile after its other data; the banner above the page offers a retry. */
export function CreateRequest() {
  const [path, navigate] = useLocation();
  const { role, user } = useSession();
  const { values } = useQueryParams(ASKED);
  const { offer, amount, rate, back = null } = values;
  const kind = parseTradeKind(values.type);
  const known = useKnown();
  return (
    <RequestPage>
      {known.value ? <StaleDataBanner {...known.wallets} /> : null}
      {known.value && user ? (
        <Request
          key={`${kind} ${offer ?? back ?? ''}`}
          userId={user.id}
          kind={kind}
          known={known.value}
          places={getTradePaths(role)}
          offer={offer && amount && rate ? { number: offer, typed: typedOf(kind, values) } : null}
          need={back !== null && amount ? { back, typed: neededOf(values) } : null}
          onKind={(next) => navigate(withTypeParam(path, next))}
        />
      ) : (
        <Panel>
          {known.value ? (
            <ProfileMissing loading={skeleton} />
          ) : (
            <QueryPlaceholder query={known.status} skeleton={skeleton} />
          )}
        </Panel>
      )}
    </RequestPage>
  );
}

/** An offer to buy is answered by a sale of the same currency at the same rate, and vice versa. */
function typedOf(
  kind: RequestKind,
  { coin, amount, rate }: Readonly<Partial<Record<keyof typeof ASKED, string>>>,
): RequestValues {
  const isBuy = kind === 'buy';
  return {
    ...(coin === undefined ? {} : { [isBuy ? 'currency_to_receive' : 'currency_to_pay']: coin }),
    ...(amount === undefined ? {} : { [isBuy ? 'amount_to_receive' : 'amount_to_pay']: amount }),
    ...(rate === undefined ? {} : { exchange_rate: rate }),
  };
}

/** The amount a payment lacks, into its wallet and under its contract. */
const neededOf = ({
  coin,
  amount,
  wallet,
  contract,
}: Readonly<Partial<Record<keyof typeof ASKED, string>>>): RequestValues => ({
  ...(coin === undefined ? {} : { currency_to_receive: coin }),
  ...(amount === undefined ? {} : { amount_to_receive: amount }),
  ...(wallet === undefined ? {} : { wallet_id: wallet }),
  ...(contract === undefined ? {} : { ved_contract_number: contract }),
});

interface KnownOrNot {
  readonly value: RequestSources | null;
  readonly wallets: Query<unknown>;
  readonly status: QueryStatus;
}

/** Waits for the wallets; without the rouble balance only the server validates the amount. */
function useKnown(): KnownOrNot {
  const { role } = useSession();
  const { wallets, query } = useOwnWallets();
  const fiat = useQuery(fiatWalletRead, { query: { limit: 1 } });
  const there = wallets !== undefined && (fiat.data !== undefined || !fiat.busy);
  return {
    value: there ? { wallets, roubles: fiat.data?.available ?? null, needsContract: role === 'ved_participant' } : null,
    wallets: query,
    status: { ...combineQueries(query, fiat), failure: query.failure },
  };
}

interface RequestProps extends Omit<RequestInput, 'start'> {
  readonly onKind: (kind: RequestKind) => void;
}

const KINDS = (['buy', 'sell', 'exchange'] as const).map((value) => ({ value, label: TRADE_KIND_LABELS[value] }));

/** No form element: Enter never sends money. */
function Request({ onKind, ...input }: RequestProps) {
  const { kind, known, offer, need } = input;
  const typed: RequestValues = offer?.typed ?? need?.typed ?? {};
  const [pay, receive] =
    kind === 'buy' ? [RUBLE_OPTION, 'USDT'] : kind === 'sell' ? ['USDT', RUBLE_OPTION] : ['USDT', 'BTC'];
  const wallets = getPreselectedWallets(
    kind,
    known.wallets,
    typed.currency_to_pay ?? pay,
    typed.currency_to_receive ?? receive,
  );
  const request = useRequestForm({ ...input, start: wallets });
  const { form, draft, summary, discard } = request;
  const wrong = [...REQUEST_TEXT_FIELDS, 'files'].flatMap((name) => {
    const error = form.errors[name];
    return error === undefined ? [] : [{ fieldId: getRequestFieldId(name), label: TRADE_LABELS[name] ?? name, error }];
  });
  return (
    <div data-state={form.state}>
      <RequestStack>
        <TradeKindRow>
          <SegmentedControl label="Вид заявки" name="kind" options={KINDS} value={kind} onChoose={onKind} />
          <span className="note">
            <DraftNote {...draft} hasFiles busy={form.busy} discard={discard} />
          </span>
        </TradeKindRow>
        {offer ? (
          <Banner tone="info" icon={<Handshake />} inset>
            {`Отклик на заявку ${offer.number}: сумма и курс взяты из неё`}
          </Banner>
        ) : null}
        {need ? (
          <Banner
            tone="info"
            icon={<ShoppingCart />}
            inset
            action={
              <Link href={need.back} asChild>
                <ButtonLink size="small">Вернуться к платежу</ButtonLink>
              </Link>
            }
          >
            Покупка для оплаты поставщику: после создания заявки откроется платёж
          </Banner>
        ) : null}
        <RejectionMessage failure={form.failure} title={tradeTexts.createFailed} labels={TRADE_LABELS} />
        {request.reviewed.form.lost ? <LostWriteNotice lost={request.reviewed.form.lost} /> : null}
        {summary.shown && !form.failure ? <FormErrors id={summary.id} errors={wrong} /> : null}
        <LinkedAmountFields request={request} />
        <RequestDetails request={request} />
      </RequestStack>
      <RequestTotals request={request} />
      <RequestPreview request={request} />
    </div>
  );
}
